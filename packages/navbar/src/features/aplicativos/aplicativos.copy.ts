export const copy = {
  titulo: 'Aplicativos',
  carregando: 'Carregando os aplicativos…',
  falha: 'Os aplicativos não vieram',
} as const;
