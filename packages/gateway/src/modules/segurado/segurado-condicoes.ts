import type { ConsultaSegurados, Finalidade, JanelaAniversario } from '@balcao/contracts';
import { addDias, diasDeAniversario, finalidades } from '@balcao/domain';
import type { CondicaoSql } from '../../plugins/filtro-sql.ts';
import type { Bind } from '../../plugins/sql-params.ts';

/** The day in São Paulo, in SQL: what a row of the list says of today. */
export const HOJE = "(now() at time zone 'America/Sao_Paulo')::date";

/** Whether a policy covers on a day. */
export const vigente = (a: string, dia: string): string =>
  `${a}.excluido_em is null and ${a}.status not in ('CANCELADA', 'SUSPENSA') and ${a}.vig_ini <= ${dia} and ${a}.vig_fim >= ${dia}`;

const ultimoAto = (finalidade: string): string => `coalesce((select p.ato from balcao.permissao_lgpd p
    where p.segurado_id = s.id and p.finalidade = '${finalidade}' order by p.em desc, p.id desc limit 1), 'SEM_REGISTRO')`;

const isPorConsentimento = (finalidade: Finalidade): boolean => finalidades[finalidade].baseLegal === 'CONSENTIMENTO';

/** Whether a client's data may be used for a purpose now: the very rule of `mayUse`. */
const permiteAgora = (finalidade: Finalidade): string =>
  isPorConsentimento(finalidade) ? `${ultimoAto(finalidade)} = 'CONCEDIDA'` : `${ultimoAto(finalidade)} <> 'REVOGADA'`;

/** The same, of very many clients: whose last act says so, put together once. */
export function permite(finalidade: Finalidade): string {
  const [ato, tem] = isPorConsentimento(finalidade) ? ['CONCEDIDA', 'exists'] : ['REVOGADA', 'not exists'];
  return `${tem} (select from balcao.permissao_lgpd p where p.segurado_id = s.id and p.finalidade = '${finalidade}' and p.ato = '${ato}'
    and not exists (select from balcao.permissao_lgpd q where q.segurado_id = p.segurado_id and q.finalidade = p.finalidade
      and (q.em, q.id) > (p.em, p.id)))`;
}

/** For how many purposes it may. */
export const QUANTAS_PERMITE = `(${(Object.keys(finalidades) as Finalidade[])
  .map((finalidade) => `case when ${permiteAgora(finalidade)} then 1 else 0 end`)
  .join(' + ')})`;

const comLinha = (linha: string, hoje: string): string => `exists (select from balcao.apolice a join balcao.ramo r on r.codigo = a.ramo
    where a.segurado_id = s.id and r.linha = ${linha} and ${vigente('a', `${hoje}::date`)})`;

type DoDia = Pick<ConsultaSegurados, 'aniversario' | 'tem' | 'falta' | 'termina'>;

function aniversariantes(janela: JanelaAniversario, hoje: string, bind: Bind): string {
  const dias = `${bind(diasDeAniversario(janela, hoje))}::integer[]`;
  return `s.aniversario = any(${dias})`;
}

/**
 * What the filters of the list ask that depends on the day.
 *
 * @param hoje `YYYY-MM-DD`, in São Paulo
 */
export function condicaoDoDia({ aniversario, tem, falta, termina }: DoDia, hoje: string): CondicaoSql | null {
  if (!aniversario && !tem && !falta && !termina) return null;
  return (bind) => {
    const dia = bind(hoje);
    const parts = [
      ...(aniversario ? [aniversariantes(aniversario, hoje, bind)] : []),
      ...(tem ? [comLinha(bind(tem), dia)] : []),
      ...(falta ? [`not ${comLinha(bind(falta), dia)}`] : []),
      ...(termina
        ? [
            `exists (select from balcao.apolice a where a.segurado_id = s.id and ${vigente('a', `${dia}::date`)}
              and a.vig_fim <= ${bind(addDias(hoje, Number(termina)))}::date)`,
          ]
        : []),
    ];
    // the day is bound whether or not one of them asks for it
    return `(${[`${dia}::date is not null`, ...parts].join(' and ')})`;
  };
}
