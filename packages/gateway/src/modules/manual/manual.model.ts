import { createHash } from 'node:crypto';
import type { Corretora, ErroCampo, OfertaCotacao, OfertaManual, RamoManual, RiscoManual, SeguradoraCatalogo } from '@balcao/contracts';
import { erroCampo, ofertaDeManual, payloadCanonico, slugDaSeguradora } from '@balcao/domain';
import type { NovaCotacao } from '../cotacao/index.ts';
import { manualCopy } from './manual.copy.ts';

/** Of the sixty a slug may have, those of the name. */
const MAX_LETRAS = 44;

/** The insurer a subscription writes down under a name: its slug tells the same name in another subscription apart. */
export const propriaDe = (nome: string, assinaturaId: string): SeguradoraCatalogo => {
  const base = slugDaSeguradora(nome);
  const hash = createHash('sha256').update(`${assinaturaId}:${base}`).digest('hex').slice(0, 12);
  return { slug: `${base.slice(0, MAX_LETRAS).replace(/_$/, '')}__${hash}`, nome: nome.replace(/\s+/g, ' ') };
};

/** What one insurer "answered": the offers typed under its name. */
export interface RespostaDigitada {
  readonly seguradora: string;
  readonly numeroCalculo: string | null;
  /** The day the first of its offers ends; null when none says. */
  readonly validade: string | null;
  readonly ofertas: readonly Omit<OfertaCotacao, 'id'>[];
}

/** An insurer has one number in a run: offers that came under others keep theirs as a remark. */
const withNumero = (oferta: Omit<OfertaCotacao, 'id'>, numero: string | undefined, shown: string | null): Omit<OfertaCotacao, 'id'> =>
  !numero || numero === shown ? oferta : { ...oferta, observacoes: [...oferta.observacoes, manualCopy.numero(numero)] };

/** Offers by insurer, in the order they were first typed. */
export function answersOf(ofertas: readonly OfertaManual[], iofBps: number): RespostaDigitada[] {
  const slugs = [...new Set(ofertas.map(({ seguradora }) => seguradora))];
  return slugs.map((seguradora) => {
    const dela = ofertas.filter((oferta) => oferta.seguradora === seguradora);
    const numeroCalculo = dela.find(({ numeroCalculo: numero }) => numero)?.numeroCalculo ?? null;
    const validades = dela.flatMap(({ validade }) => validade ?? []).sort();
    return {
      seguradora,
      numeroCalculo,
      validade: validades[0] ?? null,
      ofertas: dela.map((oferta, index) =>
        withNumero(ofertaDeManual(oferta, { iofBps, principal: index === 0 }), oferta.numeroCalculo, numeroCalculo),
      ),
    };
  });
}

/** What only the registry knows: refused fields of a draft that is otherwise whole. */
export function judgeCadastro(
  risco: RiscoManual,
  known: { ramo: RamoManual | null; iofBps: number | null; slugs: ReadonlySet<string>; anexos: ReadonlySet<string> },
): ErroCampo[] {
  const errors: ErroCampo[] = [];
  if (!known.ramo) errors.push(erroCampo('risco.objeto.ramo', 'desconhecido', manualCopy.ramo));
  else if (known.iofBps === null) errors.push(erroCampo('risco.objeto.ramo', 'foraDaFaixa', manualCopy.semIof));
  for (const [index, { seguradora, anexoId }] of risco.ofertas.entries()) {
    const campo = `risco.ofertas.${index}`;
    if (!known.slugs.has(seguradora)) errors.push(erroCampo(`${campo}.seguradora`, 'desconhecido', manualCopy.seguradora));
    if (anexoId && !known.anexos.has(anexoId)) errors.push(erroCampo(`${campo}.anexoId`, 'desconhecido', manualCopy.anexo));
  }
  return errors;
}

/** The typed question, frozen as a calculated one is; the same content gives the same hash. */
export function freezeManual(
  risco: RiscoManual,
  { corretora, iofBps }: { corretora: Corretora; iofBps: number },
): Pick<NovaCotacao, 'snapshot' | 'payloadHash' | 'seguradoras' | 'comissaoBps' | 'descontoBps'> {
  const corretor = { cnpj: corretora.cnpj, susep: corretora.susep, nome: corretora.razaoSocial };
  const snapshot = { linha: 'MANUAL' as const, risco, corretor, codigos: {} };
  // the first offer of an insurer speaks for it, as its main package does
  const comissaoBps = Object.fromEntries(risco.ofertas.toReversed().map((oferta) => [oferta.seguradora, oferta.comissaoBps]));
  const payloadHash = createHash('sha256')
    .update(payloadCanonico({ ...snapshot, iofBps }))
    .digest('hex');
  return { snapshot, payloadHash, seguradoras: Object.keys(comissaoBps).sort(), comissaoBps, descontoBps: {} };
}
