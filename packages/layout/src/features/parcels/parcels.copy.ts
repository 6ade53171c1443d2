export const copy = {
  tentarNovamente: 'Tentar novamente',
  voltarAoNormal: 'Voltar ao normal',
  partes: { navbar: 'A barra superior não abriu.', menu: 'O menu não abriu.' },
} as const;
