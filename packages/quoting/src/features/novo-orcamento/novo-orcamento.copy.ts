import type { Formulario } from '@balcao/contracts';

/** Sentences of the line picker. */
export const copy = {
  paraSegurado: 'Escolha o que segurar: o formulário abre com os dados do cliente.',
  titulo: 'Novo orçamento',
  descricao: 'Escolha o que vai ser segurado. O orçamento é salvo sozinho enquanto você preenche.',
  voltar: 'Orçamentos',
  linhas: 'Linhas de seguro',
  abrir: 'Abrir orçamento',
  emBreve: 'Em breve',
  emBreveTexto: 'Ainda não disponível nesta versão.',
  bloqueada: 'Sem permissão',
  bloqueadaTexto: 'Seu usuário não tem acesso a esta cotação.',
  falha: 'Não foi possível abrir o orçamento.',
  recentes: 'Orçamentos recentes',
  clientes: 'Clientes recentes',
  semRecentes: 'Os orçamentos que você abrir aparecem aqui.',
  semSegurado: 'Segurado não informado',
  numero: (numero: number) => `nº ${numero}`,
  duplicarDe: (nome: string) => `Novo com os mesmos dados: ${nome}`,
} as const;

export const textosDaLinha: Readonly<Record<Formulario, { titulo: string; texto: string }>> = {
  AUTO: { titulo: 'Auto', texto: 'Carros, utilitários e SUVs, com dez seguradoras ao mesmo tempo.' },
  RESIDENCIAL: { titulo: 'Residencial', texto: 'Casas e apartamentos.' },
  CONDOMINIO: { titulo: 'Condomínio', texto: 'Residencial, comercial e misto.' },
  EMPRESARIAL: { titulo: 'Empresarial', texto: 'Comércio, indústria e serviços.' },
  VIDA: { titulo: 'Vida', texto: 'Individual e familiar.' },
  SAUDE: { titulo: 'Saúde', texto: 'Individual, adesão e empresas.' },
  PET: { titulo: 'Pet', texto: 'Cães e gatos.' },
  MANUAL: { titulo: 'Manual', texto: 'Preços digitados, de qualquer ramo.' },
};
