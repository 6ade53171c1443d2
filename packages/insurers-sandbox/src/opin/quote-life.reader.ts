import { idadeEm } from '@balcao/domain';
import * as z from 'zod/mini';
import type { CampoInvalido } from '../quotes/protocolo.ts';
import type { RiscoAceitacaoVida } from '../rating/acceptance-vida.rule.ts';
import { COBERTURAS_VIDA } from '../seguradoras/coberturas-vida.ts';
import type { TarifaVida } from '../seguradoras/perfil.ts';
import { centavosOf } from './amount.ts';
import { palavrasVida } from './quote-life-words.table.ts';

const opcional = z.optional;
const valor = z.looseObject({ amount: z.string() });
const campo = z.looseObject({ fieldId: z.string(), value: z.unknown() });

/** The part of a request that the tariff reads. Its published form was already checked; this gives it types, and keeps the rest for the echo. */
const PedidoVida = z.looseObject({
  data: z.looseObject({
    consentId: z.string(),
    quoteCustomer: z.looseObject({
      identificationData: opcional(z.looseObject({ birthDate: opcional(z.string()), sex: opcional(z.string()) })),
    }),
    quoteData: z.looseObject({
      termStartDate: z.string(),
      termType: z.string(),
      requestedCoverages: z.array(z.looseObject({ code: z.string(), internalCode: opcional(z.string()), insuredCapital: valor })),
      insuredPerson: opcional(
        z.looseObject({
          weight: opcional(z.string()),
          height: opcional(z.string()),
          smoker: opcional(z.boolean()),
          sports: opcional(z.array(z.looseObject({ sport: z.string(), frequency: z.enum(['ATE_3_VEZES_ANO', 'ACIMA_DE_3_VEZES_ANO']) }))),
          injuryTimeOff: opcional(z.boolean()),
          cancerPatient: opcional(z.boolean()),
        }),
      ),
    }),
    quoteCustomData: opcional(z.looseObject({ generalQuoteInfo: opcional(z.array(campo)), coverages: opcional(z.array(campo)) })),
  }),
});
export type PedidoVida = z.infer<typeof PedidoVida>;

/** This sandbox's extension inside `quoteCustomData`, described in the README. Every field has a default. */
const Extensao = z.object({
  comissaoBps: opcional(z.int().check(z.minimum(0), z.maximum(7_000))),
  descontoBps: opcional(z.int().check(z.minimum(-5_000), z.maximum(9_000))),
  tipoSeguro: opcional(z.enum(['NOVO', 'RENOVACAO_PROPRIA', 'RENOVACAO_CONGENERE'])),
  observacoes: opcional(z.string()),
  funeral: opcional(z.enum(['SEM', 'INDIVIDUAL', 'FAMILIAR'])),
  periodicidade: opcional(z.enum(['MENSAL', 'ANUAL'])),
});
type Extensao = z.infer<typeof Extensao>;

export type LeituraVida =
  | { readonly ok: true; readonly pedido: PedidoVida; readonly risco: RiscoAceitacaoVida; readonly observacoes: string }
  | { readonly ok: false; readonly campos: readonly CampoInvalido[] };

const PF = 'quoteCustomer.identificationData';
const PESSOA = 'quoteData.insuredPerson';

/** Reads what the tariff needs out of a request whose published form was already checked. */
export function readLifeRequest(body: unknown, tarifa: TarifaVida): LeituraVida {
  const lido = PedidoVida.safeParse(body);
  if (!lido.success) {
    return { ok: false, campos: lido.error.issues.map(({ path }) => ({ campo: path.slice(1).join('.'), texto: 'Valor não aceito.' })) };
  }
  const { quoteCustomData: proprios } = lido.data.data;
  const fields = [...(proprios?.generalQuoteInfo ?? []), ...(proprios?.coverages ?? [])];
  const extensao = Extensao.safeParse(Object.fromEntries(fields.map(({ fieldId, value }) => [fieldId, value])));
  if (!extensao.success) {
    return {
      ok: false,
      campos: extensao.error.issues.map(({ path }) => ({ campo: `quoteCustomData.${String(path[0])}`, texto: 'Valor não aceito.' })),
    };
  }
  const campos = missing(lido.data);
  if (campos.length > 0) return { ok: false, campos };
  return { ok: true, pedido: lido.data, risco: toRisco(lido.data, extensao.data, tarifa), observacoes: extensao.data.observacoes ?? '' };
}

function missing({ data: { quoteCustomer, quoteData } }: PedidoVida): CampoInvalido[] {
  const { birthDate, sex } = quoteCustomer.identificationData ?? {};
  return [
    ...(birthDate ? [] : [{ campo: `${PF}.birthDate`, texto: 'Informe a data de nascimento do segurado.' }]),
    ...(sex ? [] : [{ campo: `${PF}.sex`, texto: 'Informe o sexo do segurado.' }]),
    ...(quoteData.insuredPerson?.smoker === undefined ? [{ campo: `${PESSOA}.smoker`, texto: 'Informe se o segurado fuma.' }] : []),
    ...(capitalOf(quoteData, 'MORTE') > 0 ? [] : [{ campo: 'quoteData.requestedCoverages.MORTE', texto: 'Informe o capital por morte.' }]),
  ];
}

type Dados = PedidoVida['data']['quoteData'];

function capitalOf({ requestedCoverages }: Dados, id: keyof typeof palavrasVida): number {
  const { code, internalCode } = palavrasVida[id];
  const pedida = requestedCoverages.find((c) => c.code === code && c.internalCode === internalCode);
  return pedida ? centavosOf(pedida.insuredCapital.amount) : 0;
}

/** Body mass index of 35 or more; unknown counts as none. */
function isObese({ weight, height }: { weight?: string | undefined; height?: string | undefined }): boolean {
  const [kg, metros] = [Number(weight), Number(height)];
  return kg > 0 && metros > 0 && kg / (metros * metros) >= 35;
}

function toRisco({ data: { quoteCustomer, quoteData } }: PedidoVida, extensao: Extensao, tarifa: TarifaVida): RiscoAceitacaoVida {
  const pessoa = quoteData.insuredPerson ?? {};
  const { birthDate = '', sex } = quoteCustomer.identificationData ?? {};
  return {
    idade: idadeEm(birthDate, quoteData.termStartDate),
    sexo: sex === 'FEMININO' ? 'F' : 'M',
    fumante: pessoa.smoker === true,
    obesidade: isObese(pessoa),
    esportes: (pessoa.sports ?? []).map(({ sport, frequency }) => ({ nome: sport, frequencia: frequency })),
    capitais: Object.fromEntries(COBERTURAS_VIDA.map((id) => [id, capitalOf(quoteData, id)])),
    funeral: extensao.funeral ?? 'SEM',
    periodicidade: extensao.periodicidade ?? (quoteData.termType === 'MENSAL' ? 'MENSAL' : 'ANUAL'),
    isRenovacao: extensao.tipoSeguro !== undefined && extensao.tipoSeguro !== 'NOVO',
    comissaoBps: extensao.comissaoBps ?? tarifa.comissao.padraoBps,
    descontoBps: extensao.descontoBps ?? 0,
    afastado: pessoa.injuryTimeOff === true,
    oncologico: pessoa.cancerPatient === true,
  };
}
