export const copy = {
  regiao: 'Nova versão',
  haNova: 'Há uma versão nova do Balcão.',
  atualizar: 'Atualizar agora',
  depois: 'Depois',
  naoSalvo: 'Ainda há algo que não foi salvo nesta aba. Salve ou saia dessa tela e tente de novo.',
} as const;
