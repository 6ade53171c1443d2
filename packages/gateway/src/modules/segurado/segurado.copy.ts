import { opcoesBlocos, rotulosDoGrupoSegurado, rotulosDoTipoPessoa } from '@balcao/domain';

/** Words of the record of clients. */
export const copy = {
  pessoa: rotulosDoTipoPessoa,
  sexo: opcoesBlocos.sexo,
  estadoCivil: opcoesBlocos.estadoCivil,
  grupo: rotulosDoGrupoSegurado,
  ativo: 'Ativo',
  inativo: 'Inativo',
  permissoes: (n: number, total: number): string => `${n} de ${total}`,
  data: 'Escreva a data como 17/05/1980.',
  longo: (letras: number): string => `Use até ${letras} letras.`,
  produtorInativo: 'Escolha um produtor da corretora.',
} as const;
