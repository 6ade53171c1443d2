import type { RascunhoAuto } from '@balcao/contracts';
import { addAnos, linhaAuto } from '@balcao/domain';
import { cpfValido } from './documentos.builder.ts';

type Risco = RascunhoAuto['risco'];

/** What a test changes of the draft: each section is laid over the complete one. */
export interface MudancasRascunho {
  /** The day for which the draft is valid, `YYYY-MM-DD`. */
  readonly hoje?: string;
  readonly corretoraId?: string;
  readonly risco?: Risco;
  readonly comercial?: RascunhoAuto['comercial'];
}

/**
 * A complete draft of the auto form, valid on `hoje`: the reference car of domain design §6.3, with one insurer at 20 %.
 *
 * @example umRascunhoAuto({ hoje: '2026-11-20', risco: { veiculo: { placa: null } } })
 */
export function umRascunhoAuto(over: MudancasRascunho = {}): RascunhoAuto {
  const hoje = over.hoje ?? '2026-11-20';
  const ano = Number(hoje.slice(0, 4));
  const corretoraId = over.corretoraId ?? '0190b000-0000-7000-8000-000000000010';
  const { risco, comercial } = linhaAuto.inicial({ hoje, corretoraId }) as RascunhoAuto;
  const changes = over.risco ?? {};
  return {
    risco: {
      segurado: {
        ...risco.segurado,
        documento: cpfValido(1),
        nome: 'Ana Souza',
        nascimento: addAnos(hoje, -40),
        sexo: 'F',
        estadoCivil: 'CASADO',
        email: 'ana@exemplo.test',
        celular: '11900000001',
        cep: '01310100',
        avisoPrivacidade: true,
        ...changes.segurado,
      },
      seguro: { ...risco.seguro, vigIni: hoje, vigFim: addAnos(hoje, 1), ...changes.seguro },
      veiculo: {
        ...risco.veiculo,
        placa: 'ABC1D23',
        fipe: '004381-8',
        marca: 'Chevrolet',
        modelo: 'Onix 1.0',
        valorFipeCentavos: 8_500_000,
        anoFabricacao: ano - 3,
        anoModelo: ano - 3,
        combustivel: 'FLEX',
        ...changes.veiculo,
      },
      uso: { ...risco.uso, ...changes.uso },
      pernoite: { cepPernoite: '01310100', moradia: 'CASA', garagem: 'PORTAO_AUTOMATICO', ...changes.pernoite },
      condutor: { ...risco.condutor, ...changes.condutor },
      proprietario: { ...risco.proprietario, ...changes.proprietario },
      renovacao: { ...risco.renovacao, ...changes.renovacao },
      coberturas: { ...risco.coberturas, ...changes.coberturas },
      observacoes: changes.observacoes,
    },
    comercial: { ...comercial, seguradoras: ['jequitiba_seguros'], comissaoBps: { jequitiba_seguros: 2_000 }, ...over.comercial },
  };
}
