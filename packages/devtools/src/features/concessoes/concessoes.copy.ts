import type { AlvoConcessao, Concessao } from '@balcao/contracts';

export const copy = {
  titulo: 'Emprestar uma construção',
  explicacao: 'Só construções registradas, por até 60 minutos. Quem recebe vê o aviso e pode sair quando quiser; tudo fica na auditoria.',
  para: 'Para quem',
  usuario: 'Usuário',
  assinatura: 'Corretora',
  busca: 'Nome ou e-mail',
  servico: 'Serviço',
  construcao: 'Construção',
  adicionar: 'Acrescentar',
  escolhidas: 'Construções escolhidas',
  tirar: (servico: string) => `Tirar ${servico}`,
  motivo: 'Motivo',
  minutos: 'Por quanto tempo',
  unidade: 'minutos',
  conceder: 'Emprestar',
  concedida: 'Construção emprestada',
  faltaQuem: 'Escolha quem recebe.',
  faltaConstrucao: 'Escolha ao menos uma construção.',
  faltaMinutos: 'Diga quantos minutos, de 1 a 60.',
  vivas: 'Empréstimos em vigor',
  nenhuma: 'Nenhum empréstimo em vigor.',
  encerrar: 'Encerrar',
  encerrarDe: (nome: string) => `Encerrar o empréstimo de ${nome}`,
  encerrada: 'Empréstimo encerrado',
  ate: (hora: string) => `até ${hora}`,
  por: (autor: string) => `por ${autor}`,
  sairam: (quem: string) => `Saíram: ${quem}`,
  soLeitura: 'só leitura',
  versao: (contratos: string, commit: string) => [contratos && `versão ${contratos}`, commit].filter(Boolean).join(' '),
  noAr: 'no ar',
  canario: 'canário',
  quarentena: 'em quarentena',
} as const;

export const alvos: Readonly<Record<AlvoConcessao['tipo'], string>> = { eu: 'Eu', usuario: 'Um usuário', assinatura: 'Uma corretora' };

export const tipos: Readonly<Record<Concessao['tipo'], string>> = {
  construcao: 'construção',
  igual: 'abrir igual',
  momento: 'máquina do tempo',
};
