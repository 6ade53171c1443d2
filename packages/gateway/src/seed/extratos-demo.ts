import { addDias, percentual } from '@balcao/domain';
import { writeExtrato } from '../modules/extrato-comissao/index.ts';
import type { Tx } from '../plugins/db.ts';
import { asAdministrador } from './as-administrador.ts';
import type { AssinaturaDemo } from './assinaturas.ts';
import type { Mundo } from './mundo.ts';

/** How many insurers sent a statement, and how many commissions each pays at most. */
const [SEGURADORAS, COMISSOES] = [2, 6] as const;
/** The commissions expected of so many days. */
const DIAS = 60;
/** What an insurer withholds of a statement, and what it pays of the commission it pays wrong. */
const [IRRF_BPS, PAGA_A_MENOR_BPS] = [150, 8_000] as const;
/** A line of a policy nobody knows. */
const ESTRANHA = {
  apolice: '9990001',
  parcela: 1,
  segurado: 'Transportes Andorinha Ltda.',
  documento: null,
  premioCentavos: 84_000,
  bps: 1_500,
  valor: 12_600,
};

interface Devida {
  readonly seguradora: string;
  readonly corretoraId: string;
  readonly apolice: string;
  readonly parcela: number | null;
  readonly segurado: string;
  readonly documento: string | null;
  readonly premioCentavos: number;
  readonly bps: number;
  readonly valor: number;
}

/** Commissions due that nobody contests, of the insurers and brokerages that owe the most of them; the longest due stay for whoever imports. */
const listDevidas = (tx: Tx, assinaturaId: string, hoje: string): Promise<Devida[]> =>
  tx.rows<Devida>(
    `select * from (
       select a.seguradora, a.corretora_id, a.numero as apolice, q.numero as parcela, s.nome as segurado, s.documento,
         c.base_centavos::float8 as premio_centavos, c.bps, c.prevista_centavos::float8 as valor,
         row_number() over (partition by a.seguradora, a.corretora_id order by c.previsao_em desc, c.id) as posicao
       from balcao.comissao c join balcao.apolice a on a.id = c.apolice_id join balcao.segurado s on s.id = a.segurado_id
         join balcao.parcela q on q.id = c.parcela_id
       where c.assinatura_id = $1 and c.status = 'PREVISTA' and c.excluido_em is null and a.excluido_em is null and c.endosso_id is null
         and c.prevista_centavos > 1000 and c.recebida_centavos = 0 and c.previsao_em between $2::date and $3::date
         and not exists (select from balcao.contestacao_item i where i.comissao_id = c.id)) x
     where posicao <= $4 order by seguradora, corretora_id, posicao`,
    [assinaturaId, addDias(hoje, 0 - DIAS), hoje, COMISSOES],
  );

/**
 * Statements of commission that wait to be conferred: of the first insurer one commission is paid short and one line is of no policy that is known;
 * what the second pays is all right. No draws: nothing else of the world changes by it.
 */
export async function seedExtratos(tx: Tx, { hoje }: Pick<Mundo, 'hoje'>, { id }: Pick<AssinaturaDemo, 'id'>): Promise<void> {
  const devidas = await listDevidas(tx, id, hoje);
  const donos = [...new Set(devidas.map(ownerOf))]
    .map((dono) => devidas.filter((uma) => ownerOf(uma) === dono))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, SEGURADORAS);
  await asAdministrador(tx, id, async (contexto) => {
    for (const [at, dela] of donos.entries()) {
      const [primeira] = dela;
      if (!primeira) continue;
      const pagas = at === 0 ? [...dela.map((uma, n) => (n === 1 ? payShort(uma) : uma)), ESTRANHA] : dela;
      const brutoCentavos = pagas.reduce((soma, { valor }) => soma + valor, 0);
      const irrfCentavos = percentual(brutoCentavos, IRRF_BPS);
      await writeExtrato(tx, contexto, {
        seguradora: primeira.seguradora,
        corretoraId: primeira.corretoraId,
        numero: `${hoje.slice(0, 7).replace('-', '')}${at + 1}7`,
        competencia: hoje.slice(0, 7),
        creditoEm: addDias(hoje, -2),
        brutoCentavos,
        irrfCentavos,
        issCentavos: 0,
        inssCentavos: 0,
        outrosCentavos: 0,
        liquidoCentavos: brutoCentavos - irrfCentavos,
        avisos: [],
        linhas: pagas.map(({ apolice, parcela, segurado, documento, premioCentavos, bps, valor }, n) => ({
          linha: n + 2,
          apolice,
          endosso: null,
          parcela,
          segurado,
          proposta: null,
          documento,
          premioCentavos,
          bps,
          valorCentavos: valor,
        })),
      });
    }
  });
}

const ownerOf = ({ seguradora, corretoraId }: Devida): string => `${seguradora} ${corretoraId}`;
const payShort = (uma: Devida): Devida => ({ ...uma, valor: percentual(uma.valor, PAGA_A_MENOR_BPS) });
