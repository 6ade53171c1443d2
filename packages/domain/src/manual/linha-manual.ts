import { type OfertaManual, type Rascunho, RiscoManual } from '@balcao/contracts';
import { createLinha } from '../linhas/create-linha.ts';
import { formatCentavos } from '../dinheiro/format-numero.ts';
import { formatEmpresa } from '../documentos/format-empresa.ts';
import type { DefinicaoLinha, RiscoAberto } from '../linhas/definicao-linha.ts';
import { joinPartes } from '../linhas/show-valor.ts';
import { regrasOfertas } from './regras-ofertas.ts';

const ofertasDe = (risco: RiscoAberto) => (Array.isArray(risco['ofertas']) ? risco['ofertas'] : []) as Rascunho<OfertaManual>[];

/** A plan that was left blank is payment at sight; rates without a plan say nothing. */
const normalizeOferta = (oferta: Rascunho<OfertaManual>): Rascunho<OfertaManual> => {
  const { jurosBps, ...rest } = oferta;
  return {
    ...rest,
    coberturas: oferta.coberturas ?? [],
    parcelasSemJuros: oferta.parcelasSemJuros ?? 1,
    ...(oferta.parcelasComJuros != null && jurosBps != null && { jurosBps }),
  };
};

const describeOferta = ({ seguradora, pacote, premioLiquidoCentavos }: Rascunho<OfertaManual>): string =>
  joinPartes(seguradora && formatEmpresa(seguradora), pacote, premioLiquidoCentavos == null ? null : formatCentavos(premioLiquidoCentavos));

/** What each field of an offer is called, on the screen and where it is refused. */
export const camposDaOferta = {
  seguradora: 'Seguradora',
  pacote: 'Nome da oferta',
  numeroCalculo: 'Número na seguradora',
  validade: 'Válida até',
  premioLiquidoCentavos: 'Prêmio líquido',
  comissaoBps: 'Comissão',
  periodicidade: 'O prêmio é',
  forma: 'Forma de pagamento',
  parcelasSemJuros: 'Parcelas sem juros, até',
  parcelasComJuros: 'Parcelas com juros, até',
  jurosBps: 'Juros ao mês',
  observacoes: 'Observações da oferta',
  coberturas: 'Coberturas',
  anexoId: 'PDF da seguradora',
} as const;

/** The manual quote, as data (domain design §3.2 MANUAL): any ramo, offers typed by hand. */
export const definicaoManual: DefinicaoLinha<'MANUAL'> = {
  formulario: 'MANUAL',
  nome: 'Manual',
  temFranquia: false,
  schema: RiscoManual,
  schemaVersao: 1,
  secoes: [
    {
      id: 'objeto',
      titulo: 'Objeto do seguro',
      prefixos: ['risco.objeto'],
      grupos: [
        {
          campos: [
            // its options are the ramos of the database, so the screen asks it with a piece of its own
            { nome: 'risco.objeto.ramo', rotulo: 'Ramo', tipo: 'texto', obrigatorio: true },
            { nome: 'risco.objeto.descricao', rotulo: 'O que está sendo segurado', tipo: 'texto', maximo: 160, obrigatorio: true },
          ],
        },
      ],
      peca: 'objeto',
    },
    {
      id: 'ofertas',
      titulo: 'Ofertas',
      prefixos: ['risco.ofertas', 'risco.observacoes'],
      grupos: [
        {
          campos: [
            {
              nome: 'risco.ofertas',
              rotulo: 'Ofertas',
              tipo: 'peca',
              obrigatorio: true,
              faltou: 'Adicione ao menos uma oferta.',
              item: { rotulo: 'Oferta', campos: camposDaOferta },
              itens: (lista) => lista.map((oferta) => describeOferta(oferta as Rascunho<OfertaManual>)),
            },
          ],
        },
      ],
      peca: 'ofertas',
    },
  ],
  regras: ({ risco, hoje }) => regrasOfertas(ofertasDe(risco), hoje),
  normalize: (risco) => ({ ...risco, ofertas: ofertasDe(risco).map(normalizeOferta) }),
  describeBem: (risco) => ((risco['objeto'] ?? {}) as { descricao?: string | null }).descricao?.trim() || null,
};

/** The manual quote behind the interface of every line. */
export const linhaManual = /* @__PURE__ */ createLinha(definicaoManual);
