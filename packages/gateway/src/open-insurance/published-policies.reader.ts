import * as z from 'zod/mini';
import { type ApoliceLida, FalhaOpenInsurance, type ProdutoCompartilhado } from './open-insurance.port.ts';

/** What is taken of the published bodies: more may come, and is left. */
const Dia = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/));
const Quantia = z.object({ amount: z.string(), unitType: z.optional(z.string()), currency: z.optional(z.string()) });
const PoliciesOf = z.array(z.object({ policyId: z.string(), productName: z.string() }));
const Companies = z.array(z.object({ policies: PoliciesOf }));
const List = z.object({
  data: z.array(z.union([z.object({ companies: Companies }), z.object({ brand: z.object({ companies: Companies }) })])),
});
const Cover = z.object({ branch: z.string(), code: z.string(), description: z.optional(z.string()), LMI: z.optional(Quantia) });
const Info = z.object({
  data: z.object({
    policyId: z.string(),
    termStartDate: Dia,
    termEndDate: Dia,
    bonusClass: z.optional(z.string()),
    intermediaries: z.optional(z.array(z.object({ type: z.string(), name: z.string(), brokerId: z.optional(z.string()) }))),
    insuredObjects: z.array(
      z.object({
        identification: z.optional(z.string()),
        type: z.string(),
        description: z.string(),
        model: z.optional(z.string()),
        year: z.optional(z.string()),
        coverages: z.array(Cover),
      }),
    ),
    coverages: z.optional(
      z.array(
        z.object({
          code: z.string(),
          description: z.optional(z.string()),
          deductible: z.optional(z.object({ amount: z.optional(Quantia) })),
        }),
      ),
    ),
  }),
});
const Premium = z.object({
  data: z.object({
    paymentsQuantity: z.union([z.string(), z.number()]),
    amount: Quantia,
    coverages: z.array(z.object({ code: z.string(), description: z.optional(z.string()), premiumAmount: Quantia })),
  }),
});
const Claims = z.object({
  data: z.array(
    z.object({
      identification: z.optional(z.string()),
      status: z.optional(z.string()),
      occurrenceDate: z.optional(Dia),
      amount: z.optional(Quantia),
    }),
  ),
});

function parsed<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const lido = schema.safeParse(body);
  // which field it was is of the insurer; what stood in it is of the person, and is not told
  if (!lido.success) throw new FalhaOpenInsurance('RECUSADA', `corpo fora do padrão em ${lido.error.issues[0]?.path.join('.') ?? 'data'}`);
  return lido.data;
}

/** `'1234.5'` in centavos; null for what is no money. */
function centavosOf(quantia: z.infer<typeof Quantia> | undefined): number | null {
  if (!quantia || (quantia.unitType !== undefined && quantia.unitType !== 'MONETARIO')) return null;
  const [, inteiro, decimais = ''] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(quantia.amount) ?? [];
  return inteiro === undefined ? null : Number(inteiro) * 100 + Number(decimais.padEnd(2, '0'));
}

/** Ids of the policies in a list, with the name each was sold under. */
export function readList(body: unknown): readonly { readonly numero: string; readonly nome: string }[] {
  return parsed(List, body).data.flatMap((item) =>
    ('brand' in item ? item.brand.companies : item.companies).flatMap(({ policies }) =>
      policies.map(({ policyId, productName }) => ({ numero: policyId, nome: productName })),
    ),
  );
}

const CLASSE = /^\s*(?:classe\s*)?(\d{1,2})\s*$/i;
function bonusOf(texto: string | undefined): number | null {
  const classe = Number(CLASSE.exec(texto ?? '')?.[1] ?? Number.NaN);
  return classe >= 0 && classe <= 10 ? classe : null;
}

const PLACA = /^[A-Z]{3}\d[A-Z0-9]\d{2}$/;
type Objeto = z.infer<typeof Info>['data']['insuredObjects'][number];
function vehicleOf({ model, year, identification }: Objeto): ApoliceLida['veiculo'] {
  if (!model || !/^\d{6}-\d$/.test(model) || !year) return null;
  return { fipe: model, anoModelo: Number(year), placa: identification && PLACA.test(identification) ? identification : null };
}

const keyOf = ({ code, description }: { code: string; description?: string | undefined }): string => `${code}/${description ?? ''}`;

/** One policy, from what its four calls answered. @throws {FalhaOpenInsurance} for a body out of the published form */
export function readPolicy(
  produto: ProdutoCompartilhado,
  nomeProduto: string,
  bodies: { readonly info: unknown; readonly premium: unknown; readonly claims: unknown },
): ApoliceLida {
  const info = parsed(Info, bodies.info).data;
  const premium = parsed(Premium, bodies.premium).data;
  const claims = parsed(Claims, bodies.claims).data;
  const [objeto] = info.insuredObjects;
  if (!objeto) throw new FalhaOpenInsurance('RECUSADA', 'apólice sem objeto segurado');
  const premios = new Map(premium.coverages.map((cover) => [keyOf(cover), centavosOf(cover.premiumAmount)]));
  const franquias = new Map((info.coverages ?? []).map((cover) => [keyOf(cover), centavosOf(cover.deductible?.amount)]));
  const corretor = info.intermediaries?.find(({ type }) => type === 'CORRETOR');
  const parcelas = Number(premium.paymentsQuantity);
  return {
    produto,
    numero: info.policyId,
    nomeProduto,
    ramo: objeto.coverages[0]?.branch ?? '',
    vigIni: info.termStartDate.slice(0, 10),
    vigFim: info.termEndDate.slice(0, 10),
    premioCentavos: centavosOf(premium.amount) ?? 0,
    parcelas: Number.isInteger(parcelas) ? parcelas : null,
    bonus: produto === 'AUTO' ? bonusOf(info.bonusClass) : null,
    corretor: corretor?.name ?? null,
    corretorSusep: corretor?.brokerId ?? null,
    bem: objeto.description,
    veiculo: produto === 'AUTO' ? vehicleOf(objeto) : null,
    coberturas: objeto.coverages.map((cover) => ({
      codigo: cover.code,
      nome: cover.description ?? cover.code,
      limiteCentavos: centavosOf(cover.LMI),
      premioCentavos: premios.get(keyOf(cover)) ?? null,
      franquiaCentavos: franquias.get(keyOf(cover)) ?? null,
    })),
    sinistros: claims.map(({ identification, status, occurrenceDate, amount }) => ({
      numero: identification ?? '',
      em: occurrenceDate?.slice(0, 10) ?? '',
      status: status ?? '',
      valorCentavos: centavosOf(amount),
    })),
  };
}
