import { addDias } from '@balcao/domain';
import { type CarteiraDemo, placaDe } from './carteira-demo.ts';
import type { TableRow } from './insert-rows.ts';
import { after, type Mundo } from './mundo.ts';
import { nomePessoa } from './registro.ts';

const ESTADOS = [
  'AVISO',
  'DOCUMENTACAO',
  'VISTORIA',
  'REGULACAO',
  'REPARO',
  'INDENIZACAO',
  'ENCERRADO_COM_INDENIZACAO',
  'ENCERRADO_SEM_INDENIZACAO',
  'REABERTO',
] as const;
const PESOS = [10, 12, 10, 14, 12, 8, 52, 18, 4] as const;
const NEGATIVAS = ['RISCO_EXCLUIDO', 'RISCO_AGRAVADO', 'SEM_DOCUMENTACAO', 'DOCUMENTACAO_INCOMPLETA', 'FORA_COBERTURA'] as const;
const CAUSAS_AUTO = [
  ['COLISAO', 52],
  ['VIDROS', 14],
  ['TERCEIROS', 12],
  ['ROUBO', 8],
  ['FURTO', 8],
  ['ALAGAMENTO', 6],
] as const;
const CAUSAS: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  '0531': CAUSAS_AUTO,
  '1391': [
    ['DOENCA', 5],
    ['INVALIDEZ', 3],
    ['MORTE', 2],
  ],
};
const CAUSAS_IMOVEL = [
  ['DANOS_ELETRICOS', 45],
  ['VENDAVAL', 30],
  ['ROUBO', 15],
  ['INCENDIO', 10],
] as const;
/** Of the claims of a subscription with many: whole losses, and those with somebody else in them (domain design §8). */
const PERDAS_TOTAIS = 4;
const COM_TERCEIROS = 6;
const isPerdaTotal = (index: number): boolean => index >= ESTADOS.length && index < ESTADOS.length + PERDAS_TOTAIS;
const temTerceiros = (index: number): boolean => index % 23 === 5 && index < 23 * COM_TERCEIROS;

/** Those two are told of cars: of another policy there would be none to tell. */
function apoliceDe({ sorteio }: Mundo, apolices: readonly TableRow[], index: number): TableRow {
  const carros = isPerdaTotal(index) || temTerceiros(index) ? apolices.filter(({ ramo }) => ramo === '0531') : [];
  return sorteio.um(carros.length > 0 ? carros : apolices);
}

function terceiro(mundo: Mundo): TableRow {
  const { sorteio, documentos } = mundo;
  return {
    nome: nomePessoa(mundo, sorteio.um(['F', 'M'])),
    documento: documentos.cpf(),
    veiculo: documentos.placa(true),
    danos: 'Para-choque e lanterna traseira',
    status: sorteio.um(['EM_ANALISE', 'AUTORIZADO']),
  };
}

function valoresOf({ sorteio }: Mundo, status: string, isIntegral: boolean): object {
  if (['AVISO', 'DOCUMENTACAO', 'VISTORIA'].includes(status)) return {};
  const orcado = sorteio.inteiro(isIntegral ? 3_500_000 : 120_000, isIntegral ? 9_000_000 : 1_600_000);
  const franquia = isIntegral ? 0 : Math.min(orcado, 260_000);
  return status === 'ENCERRADO_COM_INDENIZACAO' ? { orcado, franquia, indenizado: orcado - franquia } : { orcado, franquia };
}

function sinistro(mundo: Mundo, apolice: TableRow, index: number): TableRow {
  const { sorteio, agora } = mundo;
  // the first of each subscription walk through every state, so that none is missing
  const status = ESTADOS[index] ?? sorteio.pesado(ESTADOS.map((estado, n) => [estado, PESOS[n] ?? 1] as const));
  const isEncerrado = status.startsWith('ENCERRADO');
  const ocorrido = mundo.diasAtras(isEncerrado ? sorteio.inteiro(40, 340) : sorteio.inteiro(1, 38));
  const aviso = after(ocorrido, sorteio.inteiro(0, 3) + 0.1, agora);
  const ramo = String(apolice['ramo']);
  const isIntegral = isPerdaTotal(index) && ramo === '0531';
  const causa = isIntegral ? 'ROUBO' : sorteio.pesado(CAUSAS[ramo] ?? CAUSAS_IMOVEL);
  const dia = aviso.toISOString().slice(0, 10);
  const terceiros = temTerceiros(index) && ramo === '0531' ? [terceiro(mundo)] : [];
  return {
    id: mundo.id(aviso),
    assinatura_id: apolice['assinatura_id'],
    criado_em: aviso.toISOString(),
    protocolo_seguradora: status === 'AVISO' ? null : `${dia.slice(0, 4)}${sorteio.digitos(8)}`,
    apolice_id: apolice['id'],
    usuario_id: apolice['usuario_id'],
    item: apolice['bem'],
    placa: placaDe(String(apolice['bem'])),
    causa: terceiros.length > 0 ? 'TERCEIROS' : causa,
    ocorrido_em: ocorrido.toISOString(),
    aviso_em: aviso.toISOString(),
    terceiros,
    valores: valoresOf(mundo, status, isIntegral),
    classificacao: isIntegral ? 'INTEGRAL' : ['AVISO', 'DOCUMENTACAO'].includes(status) ? null : 'PARCIAL',
    negativa: status === 'ENCERRADO_SEM_INDENIZACAO' ? sorteio.um(NEGATIVAS) : null,
    prazo_regulacao: isEncerrado ? addDias(dia, 30) : addDias(mundo.hoje, sorteio.inteiro(1, 28)),
    status,
  };
}

/** Claims over the policies of a subscription, numbered in the order they were told. */
export const sinistrosDemo = (mundo: Mundo, { apolices }: CarteiraDemo, total: number): TableRow[] =>
  Array.from({ length: total }, (_, index) => sinistro(mundo, apoliceDe(mundo, apolices, index), index))
    .toSorted((a, b) => String(a['aviso_em']).localeCompare(String(b['aviso_em'])))
    .map((linha, index) => ({ ...linha, numero: index + 1 }));
