export const copy = {
  newWindow: 'Abrindo em outra janela',
  replaceUrl: 'Abrindo o endereço',
  abrindo: 'Abrindo…',
  bloqueada: 'O seu navegador não deixou a janela abrir sozinha.',
  abrir: 'Abrir em outra janela',
  voltar: 'Voltar',
  falha: 'Não foi possível conferir este endereço.',
} as const;
