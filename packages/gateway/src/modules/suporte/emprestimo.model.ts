import type { Concessao, Emprestimo, EstadoAmbiente, QuemRecebe } from '../composition/index.ts';

type Viva = EstadoAmbiente['concessoes'][string];

type Recebe = Omit<QuemRecebe, 'nome'>;

/** Whether a grant is of this session: its own support person's in that session alone, a user's, or a whole subscription's but for who left. */
export function reaches({ para, sessao, deixadaPor }: Pick<Viva, 'para' | 'sessao' | 'deixadaPor'>, quem: Recebe): boolean {
  const { usuarioId, assinaturaId, guid } = quem;
  if (deixadaPor?.includes(usuarioId)) return false;
  if (para.tipo === 'eu') return para.id === usuarioId && sessao === guid;
  return para.id === (para.tipo === 'usuario' ? usuarioId : assinaturaId);
}

export const isViva = ({ expiraEm }: Pick<Concessao, 'expiraEm'>, agora: Date): boolean => Date.parse(expiraEm) > agora.getTime();

/** What is nearer to the person wins over what is lent to everybody around. */
const PROXIMIDADE = { assinatura: 0, usuario: 1, eu: 2 } as const;
const isInteira = ({ tipo }: Concessao): boolean => tipo === 'igual' || tipo === 'momento';

/** Live grants that reach a session, the farthest first and the newest last. */
export function concessoesDe({ concessoes, chaveGeral }: EstadoAmbiente, quem: Recebe, agora: Date): Concessao[] {
  if (chaveGeral) return [];
  return Object.values(concessoes)
    .filter((concessao) => isViva(concessao, agora) && reaches(concessao, quem))
    .toSorted((a, b) => PROXIMIDADE[a.para.tipo] - PROXIMIDADE[b.para.tipo]);
}

/** The composition a session was lent: a whole one if there is any, else builds in the place of today's. */
export function emprestimoPara(estado: EstadoAmbiente, quem: Recebe, agora: Date): Emprestimo | null {
  const minhas = concessoesDe(estado, quem, agora);
  const ultima = minhas.findLast(isInteira) ?? minhas.at(-1);
  if (!ultima) return null;
  const inteira = isInteira(ultima);
  return {
    modo: { concessaoId: ultima.id, ate: ultima.expiraEm, tipo: ultima.tipo ?? 'construcao', soLeitura: ultima.soLeitura ?? false },
    construcoes: inteira ? ultima.construcoes : Object.assign({}, ...minhas.map(({ construcoes }) => construcoes)),
    isInteira: inteira,
    momento: ultima.momento ?? null,
  };
}
