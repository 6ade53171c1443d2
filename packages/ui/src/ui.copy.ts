/** Sentences the primitives say by themselves. */
export const copy = {
  produto: 'Balcão',
  obrigatorio: 'obrigatório',
  mostrarSenha: 'Mostrar senha',
  ocultarSenha: 'Ocultar senha',
  carregando: 'Carregando…',
  aguarde: 'Aguarde…',
  fechar: 'Fechar',
  dispensar: 'Dispensar aviso',
  avisos: 'Avisos',
  erro: 'Erro:',
  // word for word as the catalogue of domain has it
  falhaTitulo: 'Oops... Ocorreu um erro inesperado.',
  falhaTexto: 'Por favor, tente novamente em alguns minutos ou entre em contato com nossa suporte se o problema persistir.',
  telaNaoAbriu: 'Esta tela não abriu',
  tentarNovamente: 'Tentar novamente',
  vazioTitulo: 'Nenhum registro encontrado',
  semResultadoTitulo: 'Nenhum resultado para estes filtros',
  semResultadoTexto: 'Mude ou limpe os filtros para ver mais registros.',
  limparFiltros: 'Limpar filtros',
  semValor: '—',
} as const;
