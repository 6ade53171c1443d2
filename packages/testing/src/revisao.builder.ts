import type { RevisaoProposta } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { umaOferta } from './cotacao.builder.ts';

const id = (last: number) => `0190b000-0000-7000-8000-0000000000${last}`;

/** An offer about to be a sale, with nothing left to ask. */
export function umaRevisao({ oferta = umaOferta({ id: id(31) }), ...over }: Partial<RevisaoProposta> = {}): RevisaoProposta {
  const hoje = hojeEm(new Date());
  return {
    orcamento: { id: id(40), numero: 7, status: 'CALCULADO', linha: 'AUTO' },
    oferta,
    seguradora: 'jequitiba_seguros',
    seguradoraNome: 'Jequitibá Seguros',
    validade: addDias(hoje, 10),
    isVencida: false,
    segurado: { nome: 'Ana Souza', documento: '11144477735' },
    bem: 'Onix 1.0 · ABC-1D23',
    vigIni: addDias(hoje, 3),
    vigFim: addDias(hoje, 368),
    politicaComissao: 'PARCELADA',
    planos: oferta.parcelamentos,
    produtores: [],
    dadosComplementares: {},
    pendencias: [],
    isTransmissivel: true,
    riscosSegurados: [],
    proposta: null,
    ...over,
  };
}
