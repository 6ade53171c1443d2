import { addDias } from '@balcao/domain';
import type { AssinaturaDemo } from './assinaturas.ts';
import type { TableRow } from './insert-rows.ts';

interface Dia {
  readonly agora: Date;
  readonly hoje: string;
}

const DIA_MS = 86_400_000;
/** Who was referred by the first subscription, by its login, and how it stands. */
const INDICADAS = [
  ['horizonte-trial', 'EM_TESTE', 4],
  ['tres-figueiras', 'ASSINOU', 60],
  ['serra-clara', 'EXPIROU', 18],
] as const;

/** Referrals of an administrator of the demo, one in each state that owes nobody anything. */
export function indicacoesDemo({ agora, hoje }: Dia, [primeira, ...outras]: readonly AssinaturaDemo[]): TableRow[] {
  const usuario = primeira?.usuarios.find(({ administrador }) => administrador);
  if (!primeira || !usuario) return [];
  const before = (dias: number) => new Date(agora.getTime() - dias * DIA_MS).toISOString();
  const row = (dias: number, resto: TableRow): TableRow => ({
    assinatura_id: primeira.id,
    usuario_id: usuario.id,
    email: null,
    indicada_id: null,
    criado_em: before(dias),
    andou_em: before(dias),
    expira_em: addDias(hoje, 60 - dias),
    ...resto,
  });
  return [
    row(2, { nome: 'Tereza Lins', email: 'tereza@lins.exemplo.test', situacao: 'CONVIDADO' }),
    ...INDICADAS.flatMap(([login, situacao, dias]) => {
      const indicada = outras.find((uma) => uma.login === login);
      return indicada ? [row(dias, { nome: indicada.fantasia, indicada_id: indicada.id, situacao })] : [];
    }),
  ];
}

const GANHAS = ['PERFIL_COMPLETO', 'PRIMEIRO_CALCULO', 'PRIMEIRA_PROPOSTA'];

/** Badges the people of the first subscription earned some time ago. */
export const conquistasDemo = ({ agora }: Dia, [primeira]: readonly AssinaturaDemo[]): TableRow[] =>
  (primeira?.usuarios ?? []).slice(0, 2).flatMap(({ id: usuario_id }) =>
    GANHAS.map((conquista, index) => ({
      assinatura_id: primeira?.id ?? '',
      usuario_id,
      conquista,
      criado_em: new Date(agora.getTime() - (90 - 10 * index) * DIA_MS).toISOString(),
    })),
  );
