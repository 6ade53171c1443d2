import { camposDoAnimal } from '@balcao/domain';

/** Sentences of the list of animals; the names of options are the domain's. */
export const copy = {
  titulo: 'Animais',
  animal: (posicao: number) => `Animal ${posicao}`,
  vazio: 'Nenhum animal ainda. Adicione o primeiro para cotar.',
  adicionar: 'Adicionar animal',
  copiar: 'Copiar',
  tirar: 'Remover',
  duplicar: (posicao: number) => `Copiar o animal ${posicao}`,
  remover: (posicao: number) => `Remover o animal ${posicao}`,
  campos: camposDoAnimal,
  nascimentoAjuda: 'De 60 dias a 8 anos no início da vigência.',
  sexos: { M: 'Macho', F: 'Fêmea' },
  preexistenciasAjuda: 'Separe por vírgula. Não têm cobertura.',
  sim: 'Sim',
  nao: 'Não',
  quantos: (total: number) => (total === 1 ? '1 animal na lista' : `${total} animais na lista`),
  incluidas: 'Já incluído no plano',
} as const;
