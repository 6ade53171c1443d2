export const copy = {
  regiao: 'Nova versão',
  haNova: 'Há uma versão nova do Balcão.',
  atualizar: 'Atualizar agora',
  depois: 'Depois',
  naoSalvo: 'Ainda há algo que não foi salvo nesta aba. Salve ou saia dessa tela e tente de novo.',
  telaPodeTrocar: 'Há uma versão nova desta tela. O que você digitou será mantido.',
  telaEspera: 'Há uma versão nova desta tela. Ela entra quando você salvar ou sair daqui.',
  usarAgora: 'Usar agora',
  semGuardar: 'Não foi possível guardar o que você digitou, e a tela ficou como estava. Salve e tente de novo.',
} as const;
