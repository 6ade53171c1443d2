import type { Assinatura } from '@balcao/contracts';

export const copy = {
  titulo: 'Reativar a assinatura',
  descricao: 'Falta só a sua confirmação para a corretora voltar a usar o Balcão.',
  retomada: 'A sua assinatura foi retomada',
  retomadaTexto:
    'O pagamento em atraso foi acertado e tudo o que a sua corretora fez continua guardado. Ao confirmar, o plano volta a valer e a sua sessão é encerrada: entre de novo para o Balcão abrir por inteiro.',
  plano: 'Plano',
  mensalidade: 'Mensalidade',
  usuarios: 'Usuários em uso',
  usuariosDe: (emUso: number, limite: number) => `${emUso} de ${limite}`,
  emAberto: 'Faturas em aberto',
  nenhuma: 'Nenhuma',
  aceite: (plano: string, preco: string) =>
    `Confirmo a reativação do plano ${plano} por ${preco} por mês, cobrados todo mês até que a assinatura seja cancelada.`,
  aceiteSemPreco: (plano: string) => `Confirmo a reativação do plano ${plano}.`,
  aceiteVazio: 'Aceite as condições para reativar.',
  reativar: 'Reativar',
  reativou: 'Assinatura reativada',
  saindo: 'Estamos encerrando esta sessão. Entre de novo para continuar.',
  pecaTitulo: 'Peça ao administrador',
  peca: 'Só um administrador da sua corretora pode confirmar a reativação. Peça a ele que entre no Balcão e abra esta página.',
  verificar: 'Já confirmaram? Verificar',
  sair: 'Sair',
  nadaTitulo: 'Não há o que reativar',
  nada: 'A sua assinatura não espera uma confirmação.',
  nadaAtrasada: 'A reativação já foi confirmada. Entre de novo para o Balcão abrir por inteiro.',
  entrarDeNovo: 'Entrar de novo',
  irInicio: 'Ir para o início',
  verPlanos: 'Ver os planos',
} as const;

/** The statuses whose way out is another page. */
export const semSaidaAqui: ReadonlySet<Assinatura['status']> = new Set(['Trial', 'Expirada', 'Cancelada']);
