export const copy = {
  regiao: 'Modo de suporte',
  emprestada: (hora: string) => `Você está usando uma versão de suporte do Balcão até ${hora}.`,
  soLeitura: (hora: string) => `Modo de suporte, só leitura, até ${hora}.`,
  terminou: (hora: string) => `O modo de suporte terminou às ${hora}.`,
  sair: 'Sair do modo de suporte',
  voltar: 'Voltar ao normal',
  falha: 'Não foi possível sair agora. Tente novamente.',
} as const;
