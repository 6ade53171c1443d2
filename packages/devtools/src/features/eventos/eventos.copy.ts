export const copy = {
  filtro: 'Filtrar por nome ou conteúdo',
  pausar: 'Pausar',
  continuar: 'Continuar',
  limpar: 'Limpar',
  lista: 'Eventos, do mais novo ao mais antigo',
  vazio: 'Nenhum evento passou ainda.',
  semIguais: 'Nenhum evento com este filtro.',
  valido: 'dentro do contrato',
  invalido: 'fora do contrato: ninguém ouviu',
  de: (remetente: string | null) => `de ${remetente ?? 'remetente desconhecido'}`,
  ouvido: (ouvintes: readonly string[]) =>
    ouvintes.length === 0
      ? 'ninguém ouviu'
      : `${ouvintes.length} ${ouvintes.length === 1 ? 'ouvinte' : 'ouvintes'}: ${ouvintes.join(', ')}`,
  soPara: (parcel: string) => `só para ${parcel}`,
  conteudo: 'Conteúdo',
  repetirPara: 'Repetir para',
  todas: 'Todos os módulos',
  repetir: 'Repetir',
  repetirEvento: (nome: string) => `Repetir ${nome}`,
} as const;
