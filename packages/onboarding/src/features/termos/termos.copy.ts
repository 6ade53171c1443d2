export const copy = {
  titulo: 'Termos de uso',
  descricao: 'Leia até o fim para aceitar. Depois de assinados, eles ficam guardados com data e hora.',
  texto: 'Texto dos termos de uso',
  versao: (versao: string, data: string) => `Versão ${versao}, publicada em ${data}`,
  codigo: 'Código do documento (SHA-256)',
  role: 'Role o texto até o fim para poder aceitar.',
  lido: 'Você chegou ao fim do texto.',
  aceitar: 'Aceitar',
  refuse: 'Não aceito, sair',
  falha: 'Os termos não vieram',
  falhaAssinar: 'A assinatura não foi registrada',
} as const;
