import { addAnos, addDias, calcIof, diffDias, linhaAuto } from '@balcao/domain';
import { riscoDaApolice } from './apolice-risco.ts';
import type { AssinaturaDemo } from './assinaturas.ts';
import type { TableRow } from './insert-rows.ts';
import { iofDaLinha } from './iof-demo.ts';
import { createMundo, type Mundo } from './mundo.ts';
import type { SeguradoDemo } from './registro.ts';
import { SEGURADORAS } from './seguradoras.table.ts';
import type { VeiculoDemo } from './veiculos.ts';

interface Ramo {
  readonly linha: 'AUTO' | 'RESIDENCIAL' | 'VIDA' | 'EMPRESARIAL' | 'CONDOMINIO';
  readonly ramo: string;
  /** Net premium, in reais. */
  readonly premio: readonly [min: number, max: number];
}

const RAMOS: readonly (readonly [Ramo, number])[] = [
  [{ linha: 'AUTO', ramo: '0531', premio: [1_400, 7_800] }, 70],
  [{ linha: 'RESIDENCIAL', ramo: '0114', premio: [280, 1_600] }, 14],
  [{ linha: 'VIDA', ramo: '1391', premio: [350, 2_900] }, 9],
  [{ linha: 'EMPRESARIAL', ramo: '0118', premio: [900, 9_500] }, 4],
  [{ linha: 'CONDOMINIO', ramo: '0116', premio: [2_500, 18_000] }, 3],
];

/** Days until the end of the policy: a thick band around today, so that the home always has renewals to work on. */
const daysLeft = ({ sorteio }: Mundo): number =>
  sorteio.pesado([
    [sorteio.inteiro(-30, -1), 6],
    [sorteio.inteiro(0, 30), 14],
    [sorteio.inteiro(31, 364), 60],
    [sorteio.inteiro(-360, -31), 20],
  ]);

function situacaoOf({ sorteio }: Mundo, dias: number): string {
  if (dias > 30) return 'A_RENOVAR';
  if (dias >= 0)
    return sorteio.pesado([
      ['A_RENOVAR', 68],
      ['EM_COTACAO', 24],
      ['RENOVADA_PROPRIA', 8],
    ]);
  const decided = [
    ['RENOVADA_PROPRIA', 58],
    ['RENOVADA_OUTRA', 24],
    ['NAO_RENOVADA', 18],
  ] as const;
  return dias >= -30 && sorteio.chance(0.3) ? 'A_RENOVAR' : sorteio.pesado(decided);
}

/** When a policy that was cancelled ended: in the middle of what it has run. */
const canceladaEm = (vigIni: string, hoje: string): string => addDias(vigIni, Math.floor(diffDias(vigIni, hoje) / 2));

const statusOf = ({ sorteio }: Mundo, dias: number): string => (dias < 0 ? 'VENCIDA' : sorteio.chance(0.02) ? 'CANCELADA' : 'VIGENTE');

const encerrada = (status: string, dia: string) => ({ status, cancelada_em: status === 'CANCELADA' ? dia : null });

function bemOf(linha: Ramo['linha'], veiculo: VeiculoDemo): string {
  const { endereco, numero } = veiculo.dono;
  if (linha === 'AUTO')
    return (
      linhaAuto.describeBem({ risco: { veiculo: { ...veiculo.modelo, placa: veiculo.placa } }, comercial: {} }) ?? veiculo.modelo.modelo
    );
  if (linha === 'VIDA') return 'Vida individual';
  return `${endereco.logradouro}, ${numero} · ${endereco.cidade.cidade}`;
}

/** Draws of what policies were sold upon: those of their own numbers and dates stay as they were. */
const SEMENTE_RISCOS = 20_260_923;

interface Sorteada {
  readonly assinatura: AssinaturaDemo;
  readonly veiculo: VeiculoDemo;
  readonly numero: number;
}

function apolice(mundo: Mundo, riscos: Mundo, { assinatura, veiculo, numero }: Sorteada): TableRow {
  const { sorteio, hoje } = mundo;
  const dono: SeguradoDemo = veiculo.dono;
  const drawn = sorteio.pesado(RAMOS);
  const ramo = drawn.linha === 'VIDA' && dono.pessoa === 'PJ' ? (RAMOS[0]?.[0] ?? drawn) : drawn;
  const { slug } = sorteio.um(SEGURADORAS.filter(({ linhas }) => linhas.includes(ramo.linha)));
  const dias = daysLeft(mundo);
  const vigFim = addDias(hoje, dias);
  const vigIni = addAnos(vigFim, -1);
  const liquido = sorteio.inteiro(ramo.premio[0] * 100, ramo.premio[1] * 100);
  const iof = calcIof(liquido, iofDaLinha(ramo.linha, vigIni));
  return {
    id: mundo.id(new Date(`${vigIni}T13:00:00Z`)),
    assinatura_id: assinatura.id,
    numero: `${ramo.ramo}${sorteio.digitos(4)}${String(numero).padStart(5, '0')}`,
    seguradora: slug,
    ramo: ramo.ramo,
    corretora_id: assinatura.corretoraId,
    segurado_id: dono.id,
    bem: bemOf(ramo.linha, veiculo),
    produtor_id: dono.produtorId,
    usuario_id: sorteio.pesado(assinatura.usuarios.map(({ id, peso }) => [id, peso] as const)),
    emissao: addDias(vigIni, -sorteio.inteiro(0, 6)),
    vig_ini: vigIni,
    vig_fim: vigFim,
    premio_liquido_centavos: liquido,
    iof_centavos: iof,
    premio_total_centavos: liquido + iof,
    situacao_renovacao: situacaoOf(mundo, dias),
    ...encerrada(statusOf(mundo, dias), canceladaEm(vigIni, hoje)),
    origem: 'MANUAL',
    ...riscoDaApolice(riscos, veiculo, { linha: ramo.linha, vigIni, corretoraId: assinatura.corretoraId }),
  };
}

/** Days until the end of the one that is to be renewed in a small portfolio that drew none. */
const PROXIMA_DIAS = 18;

/** A dozen policies may all end later, in some years: the first that is far from its end ends soon then, so that the home has a renewal to work on. */
function withProxima({ hoje }: Mundo, apolices: TableRow[]): TableRow[] {
  const fim = addDias(hoje, PROXIMA_DIAS);
  const isARenovar = (uma: TableRow): boolean => uma['status'] === 'VIGENTE' && uma['situacao_renovacao'] === 'A_RENOVAR';
  if (apolices.some((uma) => isARenovar(uma) && String(uma['vig_fim']) <= addDias(hoje, 30))) return apolices;
  const longe = apolices.findIndex(isARenovar);
  return apolices.map((uma, at) => (at === longe ? { ...uma, emissao: addAnos(fim, -1), vig_ini: addAnos(fim, -1), vig_fim: fim } : uma));
}

/** The policies of a subscription, one per car drawn. */
export function apolicesDemo(mundo: Mundo, assinatura: AssinaturaDemo, veiculos: readonly VeiculoDemo[]): TableRow[] {
  const riscos = createMundo(mundo.agora, SEMENTE_RISCOS);
  const apolices = mundo.sorteio
    .varios(veiculos, assinatura.volumes.apolices)
    .map((veiculo, index) => apolice(mundo, riscos, { assinatura, veiculo, numero: index + 1 }));
  return withProxima(mundo, apolices);
}
