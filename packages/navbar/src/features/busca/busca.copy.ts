export const copy = {
  rotulo: 'Resultados da busca',
  minimo: (letras: number) => `Digite ao menos ${letras} letras para buscar.`,
  buscando: 'Buscando…',
  falha: 'A busca falhou',
  nada: (texto: string) => `Nada encontrado para “${texto}”`,
  achados: (quantos: number) => (quantos === 1 ? '1 resultado' : `${quantos} resultados`),
  fixados: 'Fixados',
  recentes: 'Recentes',
  semRecentes: 'O que você abrir pela busca aparece aqui.',
  falhaRecentes: 'Os recentes não vieram.',
  tentar: 'Tentar novamente',
  fixar: 'Fixar no topo (Alt + Enter)',
  desafixar: 'Desafixar (Alt + Enter)',
  fixado: 'fixado',
  atalhos: '↑ ↓ para escolher, Enter abre, Alt + Enter fixa no topo, Esc fecha',
  ajuda: (texto: string) => `Buscar “${texto}” na central de ajuda`,
  novaAba: '(abre em outra aba)',
  categorias: { 1: 'Usuário', 2: 'Segurado', 3: 'Sinistro', 4: 'Proposta', 5: 'Orçamento', 6: 'Cotação' } as Readonly<
    Record<number, string>
  >,
  acoes: { 1: 'Adicionar', 2: 'Menu' } as Readonly<Record<number, string>>,
  registro: 'Registro',
} as const;
