import type { RascunhoAuto } from '@balcao/contracts';
import { addAnos } from '../datas/add-anos.ts';
import { isData } from '../datas/is-data.ts';
import { isCelular } from '../documentos/is-celular.ts';
import { isCep } from '../documentos/is-cep.ts';
import { normalizeDocumento } from '../documentos/normalize-documento.ts';
import { normalizeTelefone } from '../documentos/normalize-telefone.ts';
import type { Secoes } from './pedido-validacao.ts';

type Texto = string | null | undefined;

/** A draft after {@link normalizeRascunho}. */
export interface RascunhoNormalizado {
  readonly risco: Secoes;
  readonly comercial: RascunhoAuto['comercial'];
}

/** The same data without nulls, blank texts and spaces around: absent has one spelling from here on. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return value.map(clean).filter((item) => item !== undefined);
  if (value === null || typeof value !== 'object') return value ?? undefined;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, clean(inner)] as const)
      .filter(([, inner]) => inner !== undefined),
  );
}

/** A copy without the fields a choice made meaningless, so that what was typed and then hidden is never sent. */
const without = <T extends object>(section: T, isHidden: boolean | null | undefined, keys: readonly (keyof T)[]): T =>
  isHidden ? (Object.fromEntries(Object.entries(section).filter(([key]) => !keys.includes(key as keyof T))) as T) : section;

// what is not yet right stays as typed: the rules must see it to refuse it
const plain = (texto: Texto): Texto => (texto ? normalizeDocumento(texto) || texto : texto);
const cep = (texto: Texto): Texto => (texto && isCep(texto) ? normalizeDocumento(texto) : texto);
const celular = (texto: Texto): Texto => (texto && isCelular(texto) ? normalizeTelefone(texto) : texto);

function segurado(section: Secoes['segurado']): Secoes['segurado'] {
  const visible = without(section, section.pessoa === 'PJ', ['nascimento', 'sexo', 'estadoCivil', 'nomeSocial', 'profissao']);
  return {
    ...visible,
    documento: plain(section.documento),
    cep: cep(section.cep),
    celular: celular(section.celular),
    uf: section.uf?.toUpperCase(),
  };
}

function seguro(section: Secoes['seguro']): Secoes['seguro'] {
  const visible = without(section, section.tipo === 'NOVO', ['seguradoraAnterior', 'apoliceAnterior', 'fimVigAnterior', 'sinistros']);
  const { vigIni, vigFim, produtores } = section;
  return {
    ...visible,
    vigFim: vigFim ?? (vigIni && isData(vigIni) ? addAnos(vigIni, 1) : undefined),
    produtores: produtores?.length ? produtores : undefined,
  };
}

function veiculo(section: Secoes['veiculo']): Secoes['veiculo'] {
  const withKit = without(section, !section.kitGas, ['kitGasValorCentavos']);
  return {
    zeroKm: false,
    kitGas: false,
    blindado: false,
    alienado: false,
    chassiRemarcado: false,
    rastreador: false,
    pcd: false,
    ...without(withKit, !section.blindado, ['blindagemValorCentavos']),
    placa: plain(section.placa),
    chassi: plain(section.chassi),
  };
}

function uso(section: Secoes['uso']): Secoes['uso'] {
  const withTrabalho = without(section, !section.trabalho, ['trabalhoGaragem', 'trabalhoDistanciaKm']);
  const withEstudo = without(withTrabalho, !section.estudo, ['estudoGaragem']);
  return { trabalho: false, estudo: false, ...without(withEstudo, section.uso !== 'EXERCICIO_DO_TRABALHO', ['atividade']) };
}

function condutor(section: Secoes['condutor']): Secoes['condutor'] {
  const own = ['cpf', 'nome', 'nascimento', 'sexo', 'estadoCivil', 'relacao'] as const;
  const visible = without(section, section.igualSegurado, own);
  return {
    ...without(visible, !section.jovens, ['jovensSexo', 'jovensCobrir']),
    cpf: section.igualSegurado ? undefined : plain(section.cpf),
  };
}

function coberturas(section: Secoes['coberturas']): Secoes['coberturas'] {
  return {
    ajustePct: 100,
    dmoCentavos: 0,
    appMorteCentavos: 0,
    appInvalidezCentavos: 0,
    vidros: 'SEM',
    carroReserva: 'SEM',
    assistencia: 'SEM',
    pequenosReparos: false,
    ...without(section, section.tipo === 'SO_RCF', ['franquia', 'modalidade']),
    acessorios: section.acessorios?.length ? section.acessorios : undefined,
  };
}

function comercial(section: RascunhoAuto['comercial']): RascunhoAuto['comercial'] {
  const chosen = new Set(section.seguradoras ?? []);
  const onlyChosen = <V>(byslug: Record<string, V> | null | undefined) =>
    Object.fromEntries(Object.entries(byslug ?? {}).filter(([slug]) => chosen.has(slug)));
  return {
    ...section,
    seguradoras: [...chosen],
    comissaoBps: onlyChosen(section.comissaoBps),
    descontoBps: onlyChosen(section.descontoBps),
  };
}

/**
 * The draft as it will be judged and sent: every section there, texts trimmed, documents, plate, postcodes and phone without
 * mask, optional answers at their *no*, the end of the policy at one year, and nothing that a choice has hidden.
 *
 * @example normalizeRascunho(rascunho).risco.veiculo.placa // 'ABC1D23' for ' abc-1d23 '
 */
export function normalizeRascunho(rascunho: RascunhoAuto): RascunhoNormalizado {
  const { risco, comercial: block } = clean(rascunho) as RascunhoAuto;
  const proprietario = risco?.proprietario ?? {};
  const renovacao = risco?.renovacao ?? {};
  return clean({
    comercial: comercial(block ?? {}),
    risco: {
      segurado: segurado(risco?.segurado ?? {}),
      seguro: seguro(risco?.seguro ?? {}),
      veiculo: veiculo(risco?.veiculo ?? {}),
      uso: uso(risco?.uso ?? {}),
      pernoite: { ...risco?.pernoite, cepPernoite: cep(risco?.pernoite?.cepPernoite) },
      condutor: condutor(risco?.condutor ?? {}),
      proprietario: without({ ...proprietario, documento: plain(proprietario.documento) }, proprietario.igualSegurado, [
        'documento',
        'nome',
      ]),
      renovacao: without(renovacao, risco?.seguro?.tipo === 'NOVO', ['ci']),
      coberturas: coberturas(risco?.coberturas ?? {}),
      observacoes: risco?.observacoes,
    },
  }) as RascunhoNormalizado;
}
