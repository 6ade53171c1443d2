import type { Formulario } from '@balcao/contracts';
import { addDias } from '@balcao/domain';
import type { TableRow } from './insert-rows.ts';
import type { Mundo } from './mundo.ts';
import { NOMES, SOBRENOMES } from './nomes.table.ts';

/** How much of everything a subscription holds. */
export interface Volumes {
  readonly pf: number;
  readonly pj: number;
  readonly pjAlfanumericos: number;
  readonly produtores: number;
  /** Of cars. */
  readonly orcamentos: number;
  /** Of every other form. */
  readonly outrasLinhas: Readonly<Partial<Record<Exclude<Formulario, 'AUTO'>, number>>>;
  /** How far back its quotes go. */
  readonly diasOrcamentos: number;
  readonly apolices: number;
  readonly seguradorasInativas: readonly string[];
}

export interface UsuarioDemo {
  readonly id: string;
  readonly nome: string;
  readonly email: string;
  readonly administrador?: boolean;
  readonly segfyer?: boolean;
  readonly flags?: Readonly<Record<string, boolean>>;
  /** Which of the subscription's producers they are. */
  readonly produtor?: number;
  readonly primeiroAcesso?: boolean;
  /** Login of the older system, still to be migrated. */
  readonly loginLegado?: string;
  /** Share of the subscription's quotes they make. */
  readonly peso: number;
}

export interface AssinaturaDemo {
  readonly id: string;
  readonly corretoraId: string;
  readonly login: string;
  readonly fantasia: string;
  readonly razaoSocial: string;
  readonly cnpj: string;
  readonly susep: string;
  readonly linha: TableRow;
  readonly usuarios: readonly UsuarioDemo[];
  readonly volumes: Volumes;
}

/** A subscription without a book of business. */
export const NADA: Volumes = {
  pf: 0,
  pj: 0,
  pjAlfanumericos: 0,
  produtores: 0,
  orcamentos: 0,
  outrasLinhas: {},
  diasOrcamentos: 1,
  apolices: 0,
  seguradorasInativas: [],
};

const LOGIN_LEGADO = 'sapucai.antigo';

/** Each flag of the session denied, and each block set, at least once among the colleagues. */
const COLEGAS: readonly Readonly<Record<string, boolean>>[] = [
  { administradorOrcamento: true },
  { administradorOrcamento: false, acessoGestao: false },
  { administradorOrcamento: false, acessoMC: false },
  { acessoOrcamentacao: false, acessoCotacaoSaude: false },
  { administradorOrcamento: false, bloqueioCotacaoAuto: true },
  { bloqueioDuplicarOrcamento: true, bloqueioOrcamentoManual: true },
  { acessoBuscaDocumentos: false, acessoRecebimento: false, bloqueioTransmitir: true },
  { administradorOrcamento: false, acessoParcelaAtrasada: false, bloqueioCotacaoResidencial: true },
  { acessoConfigurarLoginsTodos: false, bloqueioCotacaoSaude: true },
];

function colega(mundo: Mundo, flags: Readonly<Record<string, boolean>>, index: number): UsuarioDemo {
  const { sorteio } = mundo;
  const nome = sorteio.um(NOMES[index % 2 === 0 ? 'F' : 'M']);
  const sobrenome = sorteio.um(SOBRENOMES);
  // numbered, so that whoever tries the product can be any of them
  const email = `colega${index}@balcao.test`;
  const quotes = flags['acessoMC'] !== false && flags['bloqueioCotacaoAuto'] !== true;
  // the last one still has the login of the older system: /migrate can be tried
  const legado = index === COLEGAS.length - 1 && { loginLegado: LOGIN_LEGADO };
  return { id: mundo.id(), nome: `${nome} ${sobrenome}`, email, flags, produtor: index + 1, peso: quotes ? 8 : 1, ...legado };
}

interface Nova {
  readonly login: string;
  readonly fantasia: string;
  readonly susep: string;
  readonly diasDeVida: number;
  readonly linha: TableRow;
  readonly usuarios: readonly UsuarioDemo[];
  readonly volumes: Volumes;
}

/** A demo subscription on `integrado`, unless its `linha` says otherwise. */
export function assinatura(mundo: Mundo, { linha, diasDeVida, ...nova }: Nova): AssinaturaDemo {
  const id = mundo.id(mundo.diasAtras(diasDeVida));
  const base = {
    plano: 'integrado',
    status: 'ATIVA',
    trial_inicio: null,
    trial_fim: null,
    tem_parcela_pendente: false,
  };
  const limites = { usuarios: 20, calculosMes: 3_000, lotes: 10 };
  return {
    ...nova,
    id,
    corretoraId: mundo.id(mundo.diasAtras(diasDeVida)),
    razaoSocial: `${nova.fantasia} de Seguros Ltda.`,
    cnpj: mundo.documentos.cnpj(),
    linha: { id, login: nova.login, data_assinatura: addDias(mundo.hoje, -diasDeVida), limites, ...base, ...linha },
  };
}

export const DIAS_TRIAL = 15;

/** The demo subscriptions and accounts (platform fixed points; domain design §8). */
export function assinaturasDemo(mundo: Mundo): AssinaturaDemo[] {
  const usuario = (nome: string, email: string, resto: Partial<UsuarioDemo> = {}): UsuarioDemo => ({
    id: mundo.id(),
    nome,
    email,
    peso: 1,
    ...resto,
  });
  return [
    assinatura(mundo, {
      login: 'vale-do-sapucai',
      fantasia: 'Vale do Sapucaí Corretora',
      susep: '000202112345',
      diasDeVida: 1_420,
      linha: {},
      usuarios: [
        usuario('Clara Nogueira', 'corretor@balcao.test', {
          flags: { administradorOrcamento: false },
          produtor: 0,
          primeiroAcesso: false,
          peso: 26,
        }),
        usuario('Otávio Prado', 'admin@balcao.test', { administrador: true, primeiroAcesso: false, peso: 10 }),
        ...COLEGAS.map((flags, index) => colega(mundo, flags, index)),
      ],
      volumes: {
        pf: 1_120,
        pj: 166,
        pjAlfanumericos: 20,
        produtores: 14,
        orcamentos: 860,
        outrasLinhas: { RESIDENCIAL: 32, VIDA: 18, EMPRESARIAL: 14, CONDOMINIO: 10, PET: 14, SAUDE: 14, MANUAL: 8 },
        diasOrcamentos: 200,
        apolices: 560,
        seguradorasInativas: [],
      },
    }),
    assinatura(mundo, {
      login: 'horizonte-trial',
      fantasia: 'Horizonte Corretora',
      susep: '202198765',
      diasDeVida: 4,
      linha: {
        status: 'TRIAL',
        trial_inicio: mundo.diasAtras(4).toISOString(),
        trial_fim: new Date(mundo.agora.getTime() + (DIAS_TRIAL - 4) * 86_400_000).toISOString(),
      },
      usuarios: [usuario('Lívia Sant’Anna', 'trial@balcao.test', { administrador: true })],
      volumes: {
        ...NADA,
        pf: 40,
        pj: 6,
        produtores: 2,
        orcamentos: 14,
        outrasLinhas: { RESIDENCIAL: 2, VIDA: 1, PET: 1 },
        diasOrcamentos: 4,
        apolices: 12,
        seguradorasInativas: ['ipe_amarelo_seguros', 'araucaria_seguros'],
      },
    }),
    assinatura(mundo, {
      login: 'tres-figueiras',
      fantasia: 'Três Figueiras Corretora',
      susep: '202155511',
      diasDeVida: 610,
      linha: { plano: 'multicalculo', status: 'PENDENTE', tem_parcela_pendente: true },
      usuarios: [usuario('Davi Queiroz', 'pendente@balcao.test', { administrador: true, primeiroAcesso: false })],
      volumes: {
        ...NADA,
        pf: 40,
        pj: 8,
        produtores: 2,
        orcamentos: 30,
        outrasLinhas: { RESIDENCIAL: 3, VIDA: 2, EMPRESARIAL: 1, PET: 1 },
        diasOrcamentos: 120,
        apolices: 30,
      },
    }),
    assinatura(mundo, {
      login: 'balcao-suporte',
      fantasia: 'Balcão Suporte',
      susep: '202100001',
      diasDeVida: 1_500,
      linha: { plano: 'gestao' },
      usuarios: [usuario('Iara Campos', 'suporte@balcao.test', { segfyer: true, administrador: true, primeiroAcesso: false })],
      volumes: NADA,
    }),
  ];
}
