export const copy = {
  tentarNovamente: 'Tentar novamente',
  partes: { navbar: 'A barra superior não abriu.', menu: 'O menu não abriu.' },
} as const;
