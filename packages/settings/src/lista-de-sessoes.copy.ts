/** Sentences of a list of sessions. */
export const copy = {
  atual: 'Esta sessão',
  desde: 'aberta em',
  ate: 'vale até',
  semIp: 'endereço não informado',
  encerrar: 'Encerrar',
  encerrarEsta: (aparelho: string) => `Encerrar a sessão em ${aparelho}`,
  encerrou: 'Sessão encerrada',
  encerrouVarias: (total: number) => (total === 1 ? '1 sessão encerrada' : `${total} sessões encerradas`),
} as const;
