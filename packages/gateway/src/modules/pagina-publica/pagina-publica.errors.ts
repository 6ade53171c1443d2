import type { PaginaPublica } from '@balcao/contracts';
import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

export const slugTomado = (): Recusa =>
  camposInvalidos([erroCampo('slug', 'conflito', 'Este endereço já é de outra página. Escolha outro.')]);
export const corretoraAlheia = (): Recusa => camposInvalidos([erroCampo('corretoraId', 'foraDaLista', 'Escolha uma das suas corretoras.')]);
export const usuarioAlheio = (): Recusa =>
  camposInvalidos([erroCampo('usuarioIds', 'foraDaLista', 'Há alguém na lista que não é desta assinatura.')]);
export const imagemAusente = (campo: string): Recusa =>
  camposInvalidos([erroCampo(campo, 'desconhecido', 'Esta imagem não foi encontrada. Envie-a de novo.')]);
export const paginaAlterada = (atual: PaginaPublica): Recusa =>
  new Recusa(409, 'pagina-alterada', 'A página mudou enquanto você editava.', { data: atual });
export const semPagina = (): Recusa => new Recusa(409, 'pagina-nao-gravada', 'Grave a página antes de publicar.');
export const semCorretoraNaPagina = (): Recusa =>
  new Recusa(409, 'sem-corretora', 'Cadastre a sua corretora antes de criar a página pública.');

const fotoRecusada = (codigo: 'invalido' | 'foraDaFaixa', mensagem: string): Recusa =>
  camposInvalidos([erroCampo('imagem', codigo, mensagem)]);
export const fotoDesconhecida = (): Recusa => fotoRecusada('invalido', 'A foto não é um PNG ou JPEG que se possa ler.');
export const fotoPequena = (): Recusa => fotoRecusada('foraDaFaixa', 'A foto é pequena demais: use uma de pelo menos 400 por 300 pixels.');
export const fotoGrande = (): Recusa => fotoRecusada('foraDaFaixa', 'A foto é grande demais: use uma de até 24 milhões de pixels.');

export const retratoPequeno = (): Recusa =>
  fotoRecusada('foraDaFaixa', 'A foto é pequena demais: use uma de pelo menos 160 por 160 pixels.');
export const retratoEsticado = (): Recusa =>
  fotoRecusada('foraDaFaixa', 'A foto é comprida demais: use uma em que o lado maior não passe do dobro do menor.');

/** The same for an address nobody has, one that is not published and one of a subscription that is over. */
export const paginaIndisponivel = (): Recusa => new Recusa(404, 'pagina-indisponivel', 'Esta página não existe ou não está no ar.');
export const armadilhaCheia = (): Recusa =>
  camposInvalidos([
    erroCampo('site', 'invalido', 'Um campo que deve ficar vazio veio preenchido. Tente de novo, ou fale conosco por telefone.'),
  ]);
/** The same for a proof that is over and one that was never ours. */
export const provaVencida = (): Recusa =>
  new Recusa(409, 'formulario-vencido', 'Esta página ficou aberta por muito tempo. Envie de novo: o que você escreveu continua aqui.');
export const cedoDemais = (): Recusa => new Recusa(409, 'formulario-cedo', 'Espere um instante e envie de novo.');
export const provaUsada = (): Recusa =>
  new Recusa(409, 'formulario-usado', 'Este formulário já foi enviado. Faça outro pedido para mandar outras respostas.');
export const linhaNaoOferecida = (): Recusa => camposInvalidos([erroCampo('linha', 'foraDaLista', 'Escolha um dos seguros oferecidos.')]);
export const consentimentoDesconhecido = (): Recusa =>
  camposInvalidos([erroCampo('consentimento', 'desconhecido', 'O texto mudou. Recarregue a página, leia-o e envie de novo.')]);
export const pedidosDemais = (liberaEm: Date): Recusa =>
  new Recusa(429, 'pedidos-demais', 'Recebemos pedidos demais em pouco tempo. Tente mais tarde, ou fale conosco por telefone.', {
    liberaEm,
  });
