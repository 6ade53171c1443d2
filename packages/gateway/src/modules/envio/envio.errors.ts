import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

/** Unknown, expired, revoked or guessed links get the same answer, so that it tells nothing about which links exist. */
export const linkIndisponivel = (): Recusa =>
  new Recusa(404, 'link-indisponivel', 'Este link não está mais disponível. Peça um novo ao seu corretor.');

export const ofertasDoEnvio = (): Recusa =>
  camposInvalidos([erroCampo('ofertas', 'desconhecido', 'Escolha de 1 a 5 ofertas deste orçamento.')]);

export const ofertaVencida = (): Recusa =>
  camposInvalidos([erroCampo('ofertas', 'foraDaFaixa', 'A validade de uma das ofertas terminou. Calcule de novo antes de enviar.')]);

export const inicioPassado = (): Recusa =>
  camposInvalidos([
    erroCampo(
      'ofertas',
      'foraDaFaixa',
      'O início da vigência de uma das ofertas já passou. Altere as datas e calcule de novo antes de enviar.',
    ),
  ]);

export const destinatarioInvalido = (indice: number, mensagem: string): Recusa =>
  camposInvalidos([erroCampo(`destinatarios.${indice}`, 'invalido', mensagem)]);

export const destinatariosDemais = (maximo: number): Recusa =>
  camposInvalidos([erroCampo('destinatarios', 'muitoLongo', `Informe até ${maximo} destinatários.`)]);

export const semDestinatario = (): Recusa => camposInvalidos([erroCampo('destinatarios', 'obrigatorio', 'Informe para quem enviar.')]);

export const variavelDesconhecida = (campo: string, nomes: readonly string[]): Recusa =>
  camposInvalidos([erroCampo(campo, 'invalido', `Variável desconhecida: ${nomes.map((nome) => `{{${nome}}}`).join(', ')}.`)]);

export const aindaCalculando = (): Recusa =>
  new Recusa(409, 'orcamento-em-calculo', 'O orçamento ainda está sendo calculado. Envie quando o cálculo terminar.');

export const envioEncerrado = (): Recusa => new Recusa(409, 'envio-encerrado', 'O link deste envio não vale mais. Faça um novo envio.');

export const envioEmCurso = (): Recusa => new Recusa(409, 'envio-em-curso', 'Este envio ainda está na fila. Aguarde um instante.');

export const escolhaJaFeita = (): Recusa =>
  new Recusa(409, 'escolha-ja-feita', 'A sua escolha já foi registrada. Para mudar, fale com o seu corretor.');

export const escolhaFechada = (): Recusa =>
  new Recusa(409, 'escolha-fechada', 'Esta cotação não pode mais ser aceita por aqui. Fale com o seu corretor.');

export const precoVencido = (): Recusa =>
  new Recusa(409, 'preco-vencido', 'A validade deste preço terminou. O seu corretor pode atualizá-lo.');

/** As `precoVencido`, of an offer whose cover would have begun. */
export const vigenciaPassada = (): Recusa =>
  new Recusa(409, 'vigencia-passada', 'O início da vigência desta oferta já passou. O seu corretor pode calculá-la com novas datas.');

export const precosValem = (): Recusa => new Recusa(409, 'precos-valem', 'Os preços desta cotação ainda valem.');
export const precosTerminaram = (): Recusa =>
  new Recusa(409, 'precos-terminaram', 'As ofertas deste envio não valem mais. Confira as datas, calcule de novo e faça um novo envio.');
export const duvidasDemais = (): Recusa =>
  new Recusa(409, 'duvidas-demais', 'Você já enviou muitas dúvidas por este link. Aguarde a resposta ou fale com o seu corretor.');
