export const copy = {
  titulo: 'Contrate a cotação de saúde',
  texto: 'O plano da sua corretora ainda não inclui a linha de saúde.',
  itens: [
    'Planos individuais, familiares e empresariais de várias operadoras numa só tela.',
    'Preços por faixa etária e coparticipação lado a lado.',
    'Proposta pronta para enviar ao cliente.',
  ],
  planos: 'Ver os planos',
  administrador: 'Peça a contratação ao administrador da sua corretora.',
  suporte: 'Falar com o suporte',
  agoraNao: 'Agora não',
} as const;
