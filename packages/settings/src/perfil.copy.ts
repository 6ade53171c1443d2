export const copy = {
  titulo: 'Meu perfil',
  descricao: 'Seus dados, sua senha e como o Balcão se mostra para você.',
  secoes: 'Seções do perfil',
  nomes: {
    dados: 'Meus dados',
    senha: 'Senha',
    'segundo-fator': 'Segundo fator',
    preferencias: 'Preferências',
    sessoes: 'Sessões abertas',
  },
} as const;
