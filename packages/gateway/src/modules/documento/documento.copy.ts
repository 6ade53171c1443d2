export const copy = {
  vinculado: 'Está ligado a um registro. Desligue-o antes de descartar.',
  semSugestao: 'O texto não diz a que registro pertence.',
  sugestaoDuvidosa: 'Mais de um registro é possível. Escolha um deles.',
  vinculadoA: (nome: string): string => `Ligado a ${nome}.`,
  semNome: 'Documento não encontrado',
};
