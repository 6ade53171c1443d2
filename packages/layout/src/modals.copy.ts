export const copy = { paleta: 'Abrir a paleta de comandos', teclas: 'Ver os atalhos do teclado' } as const;
