import type { RascunhoAuto } from '@balcao/contracts';
import { cep, clean, normalizeComercial, normalizeSegurado, normalizeSeguro, plain, without } from '../blocos/normalize-blocos.ts';
import type { Secoes } from './pedido-validacao.ts';

/** A draft after {@link normalizeRascunho}. */
export interface RascunhoNormalizado {
  readonly risco: Secoes;
  readonly comercial: RascunhoAuto['comercial'];
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
  const withEstudo = without(withTrabalho, !section.estudo, ['estudoGaragem', 'estudoDistanciaKm']);
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
    comercial: normalizeComercial(block ?? {}),
    risco: {
      segurado: normalizeSegurado(risco?.segurado ?? {}),
      seguro: normalizeSeguro(risco?.seguro ?? {}),
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
