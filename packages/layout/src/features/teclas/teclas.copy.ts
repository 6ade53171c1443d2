export const copy = {
  titulo: 'Atalhos do teclado',
  aqui: 'Nesta tela',
  sempre: 'Em qualquer tela',
  nenhum: 'Esta tela não tem atalhos próprios.',
  simples: 'Usar atalhos de uma tecla só',
  simplesAjuda: 'Desligue se você dita ao computador ou se esbarra nas teclas. Os atalhos com Ctrl continuam.',
} as const;
