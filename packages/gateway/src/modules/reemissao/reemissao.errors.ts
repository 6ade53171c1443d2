import { erroCampo, formatData, formatDataHora } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

const ofField = (campo: string, mensagem: string, codigo: 'foraDaFaixa' | 'desconhecido' = 'foraDaFaixa'): Recusa =>
  camposInvalidos([erroCampo(campo, codigo, mensagem)]);

export const naoDevida = (): Recusa => new Recusa(409, 'parcela-encerrada', 'Esta parcela não espera pagamento.');
export const semCanal = (seguradora: string): Recusa =>
  new Recusa(
    409,
    'reemissao-sem-canal',
    `${seguradora} não recebe pedidos de reemissão por aqui: peça no portal dela e informe a linha digitável ou o Pix na segunda via.`,
  );
export const emAndamento = ({ id, usuario, criadoEm }: { id: string; usuario: string | null; criadoEm: string }): Recusa =>
  new Recusa(
    409,
    'reemissao-em-andamento',
    `${usuario ?? 'Outra pessoa'} já pediu a reemissão em ${formatDataHora(criadoEm)}: a resposta da seguradora ainda não veio.`,
    { data: { reemissaoId: id } },
  );
export const jaSaiu = (): Recusa =>
  new Recusa(409, 'reemissao-enviada', 'O pedido já foi à seguradora: aguarde a resposta dela. Atualize a tela para ver como ele está.');
export const formaNaoAceita = (): Recusa => ofField('forma', 'A seguradora não reemite nesta forma.', 'desconhecido');
export const vencimentoFora = (de: string, ate: string): Recusa =>
  ofField('vencimento', `A seguradora aceita um dia de ${formatData(de)} a ${formatData(ate)}.`);
/** The instalment falls due later than the insurer lets it be put off to. */
export const semFolga = (ate: string): Recusa =>
  ofField('vencimento', `A seguradora só adia até ${formatData(ate)}, e ela já vence depois.`);
