export const copy = {
  titulo: 'Esta tela não abriu',
  tentarNovamente: 'Tentar novamente',
  partes: { navbar: 'A barra superior não abriu.', menu: 'O menu não abriu.' },
} as const;
