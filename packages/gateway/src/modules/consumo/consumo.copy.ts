export const frases = {
  fimAntes: 'O último dia não pode vir antes do primeiro.',
  longoDemais: 'Escolha um período de até um ano.',
};

/** Heads of the columns of the file. */
export const titulos = { dia: 'Dia', usuario: 'Usuário', calculos: 'Cálculos', buscas: 'Buscas', mensagens: 'Mensagens' };
