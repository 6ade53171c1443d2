/** The notice of a badge. */
export const aviso = (nome: string) => ({
  titulo: `Você ganhou uma conquista: ${nome}`,
  descricao: 'Veja as que faltam na página de conquistas.',
});
