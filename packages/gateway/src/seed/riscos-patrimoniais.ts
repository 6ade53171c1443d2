import { percentual } from '@balcao/domain';
import type { Mundo } from './mundo.ts';

/** The sections of a line's form beside those every form has, as they are stored. */
export type SecoesDemo = Readonly<Record<string, unknown>>;

const MIL_REAIS = 100_000;
const NO_ENDERECO = { igualSegurado: true };

/** A home: covers are shares of the basic one, theft only where there are contents to steal. */
export function riscoResidencial({ sorteio }: Mundo): SecoesDemo {
  const basicaCentavos = sorteio.inteiro(15, 90) * 10 * MIL_REAIS;
  const cobrir = sorteio.pesado([
    ['PREDIO_E_CONTEUDO', 80],
    ['PREDIO', 10],
    ['CONTEUDO', 10],
  ]);
  const tipo = sorteio.pesado([
    ['CASA', 45],
    ['APARTAMENTO', 40],
    ['CASA_EM_CONDOMINIO', 15],
  ]);
  const uso = sorteio.pesado([
    ['HABITUAL', 82],
    ['VERANEIO', 10],
    ['ALUGUEL_TEMPORADA', 8],
  ]);
  const imovel = {
    tipo,
    zona: 'URBANA',
    uso,
    construcao: sorteio.chance(0.94) ? 'ALVENARIA' : 'MISTA',
    posse: sorteio.chance(0.8) ? 'PROPRIO' : 'ALUGADO',
    cobrir,
    sinistros12m: sorteio.chance(0.92) ? 0 : 1,
    seguranca: sorteio.varios(['ALARME', 'CFTV', 'GRADES', 'CERCA_ELETRICA'], sorteio.inteiro(0, 2)),
    incendio: tipo === 'APARTAMENTO' ? ['EXTINTOR', 'HIDRANTES'] : [],
  };
  const parte = (bps: number) => percentual(basicaCentavos, bps);
  const coberturas = {
    basicaCentavos,
    danosEletricosCentavos: parte(sorteio.um([500, 1_000])),
    vendavalCentavos: parte(sorteio.um([1_000, 2_000])),
    rcFamiliarCentavos: parte(1_500),
    ...(cobrir !== 'PREDIO' && { rouboCentavos: parte(sorteio.um([800, 1_200])) }),
    ...(sorteio.chance(0.5) && { vidrosCentavos: parte(200) }),
    ...(sorteio.chance(0.4) && { danosPorAguaCentavos: parte(300) }),
  };
  return { local: NO_ENDERECO, imovel, coberturas };
}

/** A constituted condominium: its parts agree with one another (no more blocks than units, no garage cover without spaces). */
export function riscoCondominio({ sorteio }: Mundo): SecoesDemo {
  const blocos = sorteio.inteiro(1, 4);
  const unidades = blocos * sorteio.inteiro(12, 64);
  const estrutura = sorteio.pesado([
    ['VERTICAL', 75],
    ['HORIZONTAL', 18],
    ['MISTO', 7],
  ]);
  const valorReconstrucaoCentavos = unidades * sorteio.inteiro(140, 320) * MIL_REAIS;
  const funcionarios = sorteio.inteiro(0, 8);
  const parte = (bps: number) => percentual(valorReconstrucaoCentavos, bps);
  const condominio = {
    legalmenteConstituido: true,
    estrutura,
    tipo: sorteio.pesado([
      ['SO_RESIDENCIAL', 70],
      ['RESIDENCIAL_COM_COMERCIO', 15],
      ['ESCRITORIOS', 10],
      ['SO_COMERCIAL', 5],
    ]),
    blocos,
    unidades,
    pavimentos: estrutura === 'HORIZONTAL' ? 2 : sorteio.inteiro(4, 22),
    idadeAnos: sorteio.inteiro(1, 38),
    elevadores: estrutura === 'HORIZONTAL' ? 0 : blocos * 2,
    vagas: unidades,
    funcionarios,
    valorReconstrucaoCentavos,
    sindico: 'Síndico do Condomínio',
    sinistros12m: sorteio.chance(0.85) ? 0 : 1,
    seguranca: sorteio.varios(['CFTV', 'PORTARIA_24H', 'PORTEIRO_ELETRONICO', 'CERCA_ELETRICA'], sorteio.inteiro(1, 3)),
  };
  const coberturas = {
    basica: sorteio.chance(0.6) ? 'AMPLA' : 'SIMPLES',
    rcCondominioCentavos: parte(500),
    rcSindicoCentavos: parte(200),
    rcPortoesCentavos: parte(100),
    rcGaragistaCentavos: parte(100),
    danosEletricosCentavos: parte(200),
    vendavalCentavos: parte(500),
    ...(funcionarios > 0 && { fidelidadeCentavos: parte(50), vidaFuncionariosCentavos: 2_000_000 }),
  };
  return { local: NO_ENDERECO, condominio, coberturas };
}

/** Trades a demo company may have, each with its code. */
const ATIVIDADES = [
  { atividade: 'COMERCIO', cnae: '4711302' },
  { atividade: 'COMERCIO', cnae: '4744005' },
  { atividade: 'COMERCIO', cnae: '4771701' },
  { atividade: 'SERVICO', cnae: '4520001' },
  { atividade: 'SERVICO', cnae: '8630503' },
  { atividade: 'INDUSTRIA', cnae: '1091102' },
  { atividade: 'INDUSTRIA', cnae: '2512800' },
] as const;

/** A company: fire up to all that may burn, lost profits up to what it sells in those months. */
export function riscoEmpresarial({ sorteio }: Mundo): SecoesDemo {
  const isProprio = sorteio.chance(0.4);
  const valorRisco = {
    predioCentavos: isProprio ? sorteio.inteiro(40, 300) * 10 * MIL_REAIS : 0,
    mmuCentavos: sorteio.inteiro(8, 60) * 10 * MIL_REAIS,
    mercadoriasCentavos: sorteio.inteiro(5, 80) * 10 * MIL_REAIS,
  };
  const incendioCentavos = Object.values(valorRisco).reduce((soma, valor) => soma + valor, 0);
  const faturamentoAnualCentavos = sorteio.inteiro(60, 600) * 10 * MIL_REAIS;
  const parte = (bps: number) => percentual(incendioCentavos, bps);
  const lucros = Math.min(incendioCentavos, Math.floor(faturamentoAnualCentavos / 4));
  const empresa = {
    isLiberal: false,
    ...sorteio.um(ATIVIDADES),
    faturamentoAnualCentavos,
    funcionarios: sorteio.inteiro(3, 60),
    construcao: sorteio.pesado([
      ['SOLIDA', 70],
      ['SUPERIOR', 22],
      ['MISTA', 8],
    ]),
    posse: isProprio ? 'PROPRIO' : 'ALUGADO',
    isopainel: sorteio.chance(0.05),
    emShopping: sorteio.chance(0.1),
    predominanciaAberta: false,
    sinistros12m: sorteio.chance(0.88) ? 0 : 1,
    seguranca: sorteio.varios(['ALARME', 'CFTV', 'CONTROLE_ACESSO', 'SENSORES'], sorteio.inteiro(1, 3)),
    incendio: sorteio.varios(['EXTINTOR', 'HIDRANTES', 'DETECTOR'], sorteio.inteiro(1, 2)),
  };
  const coberturas = {
    incendioCentavos,
    danosEletricosCentavos: parte(500),
    vendavalFumacaCentavos: parte(1_000),
    rouboCentavos: parte(600),
    rcOperacoesCentavos: parte(1_000),
    ...(sorteio.chance(0.4) && { lucrosCessantesCentavos: lucros, lucrosCessantesMeses: 3 }),
    ...(!isProprio && { aluguelCentavos: parte(500) }),
  };
  return { local: NO_ENDERECO, empresa, valorRisco, coberturas };
}
