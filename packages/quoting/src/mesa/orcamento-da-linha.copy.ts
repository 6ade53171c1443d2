/** Sentences of a quote around its form and its results, in every line. */
export const copy = {
  titulo: (linha: string) => `Orçamento ${linha.toLowerCase()}`,
  tituloDe: (linha: string, numero: number) => `Orçamento ${linha.toLowerCase()} nº ${numero}`,
  voltar: 'Orçamentos',
  semSegurado: 'Segurado não informado',
  criando: 'Abrindo um novo orçamento…',
  naoEncontrado: 'Orçamento não encontrado',
  naoEncontradoTexto: 'Ele pode ter sido descartado, ou o endereço está incompleto.',
  abas: 'Partes do orçamento',
  dados: 'Dados',
  resultados: 'Resultados',
  semResultados: 'Ainda não há resultados',
  semResultadosTexto: 'Preencha os dados e calcule para ver os preços das seguradoras.',
  irParaDados: 'Ir para os dados',
  calcular: 'Calcular',
  atalho: 'Calcular (Ctrl+Enter)',
  concluir: 'Concluir',
  atalhoConcluir: 'Concluir (Ctrl+Enter)',
  falhaConcluir: 'Não foi possível concluir',
  semOfertasTexto: 'Inclua as ofertas que você recebeu e conclua para comparar, enviar e fechar.',
  ofertaMudou: 'Esta oferta mudou nos dados',
  ofertaMudouTexto: 'O que foi digitado já não é o que esta versão mostra. Conclua de novo e simule sobre a nova versão.',
  falhaCalcular: 'Não foi possível calcular',
  naoSalvou: 'O rascunho ainda não pôde ser salvo. Tudo continua neste navegador: tente de novo quando a conexão voltar.',
  semSeguradoras: 'A lista de seguradoras não carregou',
  semSeguradorasTexto: 'Confira a conexão e tente calcular de novo.',
  encerradoTexto: 'Os dados ficam para consulta: os campos não podem ser alterados nem calculados de novo.',
  questionario: 'Questionário do cliente',
  encerrou: 'Este orçamento foi encerrado',
  reabrir: 'Reabrir',
  naoLevou: 'O novo orçamento foi aberto sem o que você digitou por último',
  naoLevouTexto: 'As alterações que não tinham sido salvas continuam no orçamento anterior.',
  naoSalvos: (total: number) =>
    total === 1 ? 'Um campo que você alterou não foi salvo' : `${total} campos que você alterou não foram salvos`,
  naoSalvosTexto: ({ campos, canDuplicate, canReopen }: { campos: readonly string[]; canDuplicate: boolean; canReopen: boolean }) => {
    const saidas = [
      ...(canReopen ? ['Reabrindo este orçamento, elas são salvas.'] : []),
      ...(canDuplicate ? ['Um novo com os mesmos dados as leva junto.'] : []),
    ];
    return [
      `O orçamento foi encerrado antes: ${campos.slice(0, 8).join(', ')}${campos.length > 8 ? '…' : ''}.`,
      'As alterações estão na tela e guardadas neste navegador por 7 dias.',
      ...saidas,
    ].join(' ');
  },
  descartarNaoSalvos: 'Descartar o que não foi salvo',
  secoes: {
    segurado: 'Segurado',
    seguro: 'Seguro',
    comercial: 'Seguradoras e comissão',
  },
} as const;
