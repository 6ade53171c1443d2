import { addDias } from '@balcao/domain';
import { fatos } from '../modules/notificacao/fatos.ts';
import type { CarteiraDemo } from './carteira-demo.ts';
import type { TableRow } from './insert-rows.ts';
import { after, type Mundo } from './mundo.ts';

const TAREFAS = [
  ['RENOVACAO', 'Cotar a renovação de'],
  ['RETORNO', 'Retornar a ligação de'],
  ['COBRANCA', 'Lembrar da parcela:'],
  ['DOCUMENTO', 'Pedir a CNH de'],
  ['SINISTRO', 'Acompanhar o sinistro de'],
] as const;

const donoOf = ({ sorteio }: Mundo, { assinatura }: CarteiraDemo): string =>
  sorteio.pesado(assinatura.usuarios.map(({ id, peso }) => [id, peso] as const));

function tarefa(mundo: Mundo, carteira: CarteiraDemo): TableRow {
  const { sorteio, agora } = mundo;
  const criada = mundo.diasAtras(sorteio.inteiro(1, 25));
  const [tipo, fazer] = sorteio.um(TAREFAS);
  const segurado = sorteio.um(carteira.segurados);
  const status = sorteio.pesado([
    ['ABERTA', 55],
    ['EM_ANDAMENTO', 15],
    ['CONCLUIDA', 25],
    ['CANCELADA', 5],
  ] as const);
  return {
    id: mundo.id(criada),
    assinatura_id: carteira.assinatura.id,
    criado_em: criada.toISOString(),
    titulo: `${fazer} ${segurado.nome}`,
    tipo,
    vinculo: { tipo: 'segurado', id: segurado.id },
    responsavel_id: donoOf(mundo, carteira),
    vencimento: addDias(mundo.hoje, sorteio.inteiro(-6, 20)),
    prioridade: sorteio.pesado([
      ['NORMAL', 6],
      ['ALTA', 3],
      ['BAIXA', 2],
    ]),
    concluida_em: status === 'CONCLUIDA' ? after(criada, sorteio.inteiro(1, 5), agora).toISOString() : null,
    status,
  };
}

export const tarefasDemo = (mundo: Mundo, carteira: CarteiraDemo, total: number): TableRow[] =>
  Array.from({ length: total }, () => tarefa(mundo, carteira));

const NOTICIAS: readonly ((nome: string, orcamento: TableRow) => TableRow)[] = [
  (nome, orcamento) => ({
    ...fatos.cotacaoConcluida({ orcamentoId: String(orcamento['id']), cotacaoId: String(orcamento['cotacao_id']) }),
    titulo: 'Cotação concluída',
    descricao: `Orçamento ${String(orcamento['numero'])}, ${nome}: as seguradoras responderam.`,
  }),
  (nome) => ({ tipo: 2, titulo: 'Cliente novo na carteira', descricao: `${nome} foi incluído por um colega.`, link: null }),
  () => ({ tipo: 1, titulo: 'Renovações da semana', descricao: 'Veja quem vence nos próximos sete dias.', link: '/home' }),
  (nome) => ({ tipo: 5, titulo: 'Documento recebido', descricao: `A apólice de ${nome} chegou.`, link: null }),
  () => ({ tipo: 4, titulo: 'Webinar nesta semana', descricao: 'Inscreva-se e receba o lembrete.', link: '/suporte/webinar' }),
  (nome) => ({ tipo: 0, titulo: 'Proposta com exigência', descricao: `${nome}: a seguradora pediu um documento.`, link: null }),
];

function aviso(mundo: Mundo, carteira: CarteiraDemo, index: number): TableRow {
  const { sorteio, agora } = mundo;
  const em = mundo.diasAtras(sorteio.inteiro(0, 12));
  const orcamento = sorteio.um(carteira.orcamentos.filter(({ linha }) => linha['cotacao_id'] !== null));
  const noticia = (NOTICIAS[index % NOTICIAS.length] as (typeof NOTICIAS)[number])(orcamento.dono.nome, orcamento.linha);
  // a case is told of to whose it is
  const usuario_id = noticia['tipo'] === 3 ? orcamento.usuarioId : donoOf(mundo, carteira);
  return {
    id: mundo.id(em),
    assinatura_id: carteira.assinatura.id,
    criado_em: em.toISOString(),
    usuario_id,
    ...noticia,
    lida_em: sorteio.chance(0.6) ? after(em, 0.3, agora).toISOString() : null,
  };
}

export const avisosDemo = (mundo: Mundo, carteira: CarteiraDemo, total: number): TableRow[] =>
  Array.from({ length: total }, (_, index) => aviso(mundo, carteira, index));
