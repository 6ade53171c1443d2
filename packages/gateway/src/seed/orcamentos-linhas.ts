import type {
  Formulario,
  Linha,
  LinhaCotada,
  RamoManual,
  RascunhoOrcamento,
  RiscoDe,
  RiscoPet,
  RiscoSaude,
  Sessao,
  StatusOrcamento,
} from '@balcao/contracts';
import { linhaDo } from '../modules/orcamento/orcamento.model.ts';
import { assertMayQuote } from '../modules/escopo/escopo.policy.ts';
import { flagsOf } from '../plugins/session.model.ts';
import type { AssinaturaDemo, UsuarioDemo } from './assinaturas.ts';
import { blocoSegurado, blocoSeguro, comercialDe, seguradorasDe } from './blocos-demo.ts';
import { type RespostasDaLinha, rodadaDemo } from './cotacoes.ts';
import { iofDaLinha } from './iof-demo.ts';
import { riscoManual, rodadaManual } from './manuais.ts';
import type { Mundo } from './mundo.ts';
import { ageOf, DECIDE_ATE_DIAS, type OrcamentoDemo, orcamentoDemo, type ReceitaDemo } from './orcamentos.ts';
import { ofertaDaLinha, type TarifadoDemo } from './preco-linhas.ts';
import { condominioProspecto, type SeguradoDemo } from './registro.ts';
import { RECUSAS_DE_LINHA } from './respostas.table.ts';
import { riscoCondominio, riscoEmpresarial, riscoResidencial, type SecoesDemo } from './riscos-patrimoniais.ts';
import { canInsureVida, riscoPet, riscoSaude, riscoVida } from './riscos-pessoais.ts';
import { ratePet, rateSaude } from './tarifas-por-cabeca.ts';
import { type RiscoDemo, rateCondominio, rateEmpresarial, rateResidencial, rateVida } from './tarifas-por-limite.ts';

/** Every form but the car's. */
export type OutroFormulario = Exclude<Formulario, 'AUTO'>;

interface LinhaDemo {
  /** Who of the registry such a quote is made for. */
  serve(segurado: SeguradoDemo, hoje: string): boolean;
  secoes(mundo: Mundo, dia: string, dono: SeguradoDemo): SecoesDemo;
  /** Sections a draft left half way does not have yet. */
  readonly pendentes: readonly string[];
}

const isPessoa = ({ pessoa }: SeguradoDemo): boolean => pessoa === 'PF';
const isEmpresa = ({ pessoa }: SeguradoDemo): boolean => pessoa === 'PJ';

const LINHAS: Readonly<Record<OutroFormulario, LinhaDemo>> = {
  RESIDENCIAL: {
    serve: isPessoa,
    secoes: riscoResidencial,
    pendentes: ['imovel'],
  },
  CONDOMINIO: { serve: isEmpresa, secoes: riscoCondominio, pendentes: ['condominio'] },
  EMPRESARIAL: { serve: isEmpresa, secoes: riscoEmpresarial, pendentes: ['valorRisco', 'coberturas'] },
  VIDA: { serve: canInsureVida, secoes: riscoVida, pendentes: ['pessoa'] },
  PET: { serve: isPessoa, secoes: riscoPet, pendentes: ['pets'] },
  SAUDE: {
    serve: () => true,
    secoes: riscoSaude,
    pendentes: ['vidas'],
  },
  MANUAL: {
    serve: isPessoa,
    secoes: riscoManual,
    pendentes: ['ofertas'],
  },
};

const TARIFAS: { readonly [L in Exclude<LinhaCotada, 'AUTO'>]: (risco: RiscoDe) => TarifadoDemo } = {
  RESIDENCIAL: (risco) => rateResidencial(risco as RiscoDemo),
  CONDOMINIO: (risco) => rateCondominio(risco as RiscoDemo),
  EMPRESARIAL: (risco) => rateEmpresarial(risco as RiscoDemo),
  VIDA: (risco) => rateVida(risco as RiscoDemo),
  PET: (risco) => ratePet(risco as RiscoPet),
  SAUDE: (risco) => rateSaude(risco as RiscoSaude),
};

const respostasDe = (formulario: Exclude<LinhaCotada, 'AUTO'>): RespostasDaLinha => ({
  formulario,
  recusas: RECUSAS_DE_LINHA,
  primeiraSemprePreco: true,
  ofertasDe: ({ risco, seguradora, comissaoBps, pct, dia, newId }) => [
    ofertaDaLinha({
      tarifado: TARIFAS[formulario](risco),
      pct,
      comissaoBps,
      iofBps: iofDaLinha(formulario, dia, seguradora.tipo === 'OPERADORA'),
      pacote: 'Padrão',
      id: newId(),
    }),
  ],
});

/** Whether the product would let this user open such a case. */
function canQuote({ flags = {} }: UsuarioDemo, formulario: Formulario): boolean {
  try {
    assertMayQuote(flagsOf(flags) as Partial<Sessao> as Sessao, formulario);
    return flags['acessoMC'] !== false;
  } catch {
    return false;
  }
}

/** What cases of other lines are drawn from. */
export interface RegistroDemo {
  readonly segurados: readonly SeguradoDemo[];
  readonly ramos: readonly RamoManual[];
}

function receitaDe(mundo: Mundo, assinatura: AssinaturaDemo, { segurados, ramos }: RegistroDemo, formulario: OutroFormulario): ReceitaDemo {
  const { serve, secoes, pendentes } = LINHAS[formulario];
  const { corretoraId } = assinatura;
  const candidatos = segurados.filter((segurado) => serve(segurado, mundo.hoje));
  const comercial = (): RascunhoOrcamento['comercial'] =>
    formulario === 'MANUAL'
      ? { seguradoras: [], comissaoBps: {}, descontoBps: {} }
      : comercialDe(mundo, seguradorasDe(formulario, assinatura), mundo.sorteio.inteiro(3, 5));
  const linhaOf = (parts: SecoesDemo): Linha => {
    if (formulario !== 'MANUAL') return formulario;
    const { ramo } = parts['objeto'] as { ramo: string };
    return ramos.find(({ codigo }) => codigo === ramo)?.linha ?? 'OUTRO';
  };
  return {
    formulario,
    fillForm({ dia, isRascunho }) {
      const isProspecto = formulario === 'CONDOMINIO';
      const sorteado = mundo.sorteio.um(candidatos);
      const dono = isProspecto ? condominioProspecto(mundo, sorteado) : sorteado;
      const parts = secoes(mundo, isRascunho ? mundo.hoje : dia, dono);
      const seguro = blocoSeguro(mundo, dono, { formulario, dia, corretoraId, isRascunho });
      const risco = { ...linhaDo(formulario).inicial({ hoje: dia, corretoraId }).risco, segurado: blocoSegurado(dono), seguro, ...parts };
      return { rascunho: { risco, comercial: comercial() }, dono, isProspecto, placa: null, linha: linhaOf(parts) };
    },
    interromper: ({ risco, comercial: termos }) => ({
      comercial: termos,
      risco: Object.fromEntries(Object.entries(risco).filter(([secao]) => !pendentes.includes(secao))),
    }),
    requote: (rascunho) => ({ ...rascunho, comercial: comercial() }),
    run: (pedido) =>
      formulario === 'MANUAL'
        ? rodadaManual(mundo, { assinatura, ramos }, pedido)
        : rodadaDemo(mundo, assinatura, respostasDe(formulario), pedido),
  };
}

interface PrimeiroDemo {
  readonly status: StatusOrcamento;
  readonly dias: number;
  /** Whether it is of the account the demonstration is seen with: a broker who sees no case but their own. */
  readonly isDaVitrine: boolean;
}

/**
 * The first of each line walk through the states, so that whoever looks finds one of each; then they are drawn. A refused one stays
 * refused, while a sale may yet be given up: the broker's decided case is that one.
 */
const PRIMEIROS: readonly PrimeiroDemo[] = [
  { status: 'CALCULADO', dias: 3, isDaVitrine: true },
  { status: 'RASCUNHO', dias: 2, isDaVitrine: false },
  { status: 'ENVIADO', dias: 6, isDaVitrine: true },
  { status: 'FECHADO', dias: 10, isDaVitrine: false },
  { status: 'RECUSADO', dias: 13, isDaVitrine: true },
];

/** Prices that ended long ago are nobody's open case: an old one was decided. */
function pesosDe(dias: number): readonly (readonly [StatusOrcamento, number])[] {
  if (dias < 15)
    return [
      ['RASCUNHO', 20],
      ['CALCULADO', 30],
      ['ENVIADO', 22],
      ['FECHADO', 18],
      ['RECUSADO', 10],
    ];
  return [
    ['FECHADO', 38],
    ['RECUSADO', 36],
    ['EXPIRADO', 26],
  ];
}

/** Younger than the cars': the newest of a list stay theirs, and so do the oldest still open. */
const MAIS_NOVO_DIAS = 2;

/** The cases of every line but cars, in the order they are drawn. */
export function orcamentosDeLinhas(mundo: Mundo, assinatura: AssinaturaDemo, registro: RegistroDemo): OrcamentoDemo[] {
  const { outrasLinhas, diasOrcamentos } = assinatura.volumes;
  return (Object.keys(outrasLinhas) as OutroFormulario[]).flatMap((formulario) => {
    const receita = receitaDe(mundo, assinatura, registro, formulario);
    const allowed = assinatura.usuarios.filter((usuario) => canQuote(usuario, formulario));
    return Array.from({ length: outrasLinhas[formulario] ?? 0 }, (_, index) => {
      const primeiro = PRIMEIROS[index];
      const drawn = Math.max(MAIS_NOVO_DIAS, ageOf(mundo, diasOrcamentos));
      const dias = Math.min(primeiro?.dias ?? drawn, diasOrcamentos - 1);
      const pesos = primeiro ? ([[primeiro.status, 1]] as const) : pesosDe(dias);
      return orcamentoDemo(mundo, assinatura, receita, {
        dias,
        pesos,
        usuarios: primeiro?.isDaVitrine ? allowed.slice(0, 1) : allowed,
        decideAteDias: Math.min(DECIDE_ATE_DIAS, dias - 1),
      });
    });
  });
}
