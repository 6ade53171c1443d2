/**
 * Which module of the gateway may use which, by its door (`index.ts`), and what for. What stands under '*' is open to every module but
 * those that stand there themselves. What is not here is forbidden, and so is a circle.
 */
const mayUse = {
  '*': {
    escopo: 'de quem são os casos que o chamador vê',
    filtro: 'o filtro guardado que uma lista recebe',
    importacao: 'registros que chegam por arquivo',
    lista: 'procurar, contar e paginar uma lista',
    notificacao: 'escrever um aviso na transação do fato',
    registro: 'o que todo cadastro faz igual',
    registry: 'corretoras, seguradoras e produtores do formulário',
  },
  escopo: {},
  filtro: { escopo: 'um filtro conta só o que o chamador vê' },
  importacao: {},
  lista: { escopo: 'a lista mostra só o que o chamador vê' },
  notificacao: {},
  registro: { importacao: 'registros de campos simples chegam por arquivo', lista: 'a palavra procurada vira o mesmo padrão' },
  registry: {},

  anexo: {
    envio: 'o link do cliente que manda um arquivo',
    orcamento: 'o caso a que o arquivo pertence, e a sua linha do tempo',
    questionario: 'o questionário com que o arquivo chega',
  },
  atualizacao: { composition: 'o que mudou na composição, e quando' },
  assinatura: { cobranca: 'cobrar a fatura que se emite, na transação que a emite' },
  busca: { consumo: 'contar a busca que se faz', layout: 'os itens de menu que a busca encontra' },
  carteira: {
    cotacao: 'quantas seguradoras de uma rodada responderam',
    orcamento: 'mover, atribuir e descartar casos; a renovação abre um',
    parametros: 'as janelas da renovação',
    recusa: 'reabrir um caso perdido pelo quadro',
    tarefa: 'cancelar o retorno de um caso reaberto',
  },
  cobranca: { parametros: 'os feriados em que ninguém é cobrado' },
  comparativo: {
    cotacao: 'as ofertas e as rodadas que se comparam',
    orcamento: 'o caso que se imprime',
    parametros: 'como se escreve o número do orçamento',
  },
  compartilhamento: {
    envio: 'o link do cliente que consente',
    orcamento: 'o caso que se abre de uma apólice de outra corretora',
    parametros: 'quem assina os e-mails aos clientes',
  },
  conjunto: { orcamento: 'a linha de um formulário' },
  conta: {
    access: 'a senha, o segundo fator e os limites do login',
    parametros: 'se a assinatura exige o segundo fator',
  },
  conversa: {
    envio: 'o link por onde se conversa',
    orcamento: 'o caso de que se fala',
    parametros: 'em quantas horas de atendimento se responde',
    volume: 'o texto que pode sair por e-mail',
  },
  cotacao: { orcamento: 'o caso que se calcula' },
  documento: { anexo: 'o depósito dos bytes, o que um arquivo é e como ele se apaga' },
  envio: {
    comparativo: 'as ofertas que se mandam, e o PDF delas',
    orcamento: 'o caso que se manda',
    parametros: 'por quantos dias o link vale, como se escreve o número do orçamento e quem assina os e-mails',
    volume: 'quantos e-mails ainda podem sair',
  },
  'extrato-comissao': {
    'extrato-bancario': 'se o banco já confirmou o recebimento que se quer mudar ou desfazer',
    repasse: 'se um repasse do que se reabre espera num lote',
  },
  'extrato-bancario': { lancamento: 'o lançamento que um movimento do banco é, cria ou paga' },
  historia: {
    anexo: 'os arquivos do caso',
    cotacao: 'quantas seguradoras de uma rodada responderam',
    envio: 'o que o cliente disse',
    orcamento: 'o caso e a sua linha do tempo',
  },
  'importacao-documentos': {
    apolice: 'a apólice que um documento confirmado vira ou completa',
    documento: 'guardar e abrir o arquivo, e ligá-lo à apólice',
    endosso: 'o endosso que um documento confirmado vira',
    venda: 'a proposta que um documento confirmado vira',
  },
  indicacao: {
    access: 'se o aparelho de quem se cadastra é o de quem indicou',
    cobranca: 'o crédito da indicação na próxima fatura',
  },
  lancamento: { documento: 'o que se anexou a um lançamento, e o que dele se retirou' },
  lgpd: { envio: 'o link do cliente que diz o que permite', parametros: 'quem assina os e-mails aos clientes' },
  manual: {
    anexo: 'os arquivos de uma oferta',
    cotacao: 'a rodada em que as ofertas digitadas ficam',
    orcamento: 'o caso que recebe as ofertas',
  },
  onboarding: { access: 'a prova que confirma o e-mail', indicacao: 'o código com que alguém chega' },
  'pagina-publica': {
    corretora: 'o logo que se redesenha',
    parametros: 'os horários com que uma página nova começa',
    solicitacao: 'o pedido de um cliente vira solicitação',
  },
  produtor: { parametros: 'com que base começa uma regra de repasse' },
  proposta: { apolice: 'a apólice que a proposta vira', cotacao: 'a oferta que vira proposta', orcamento: 'o caso que a proposta encerra' },
  endosso: {
    apolice: 'as parcelas e comissões de um endosso',
    compartilhamento: 'o consentimento com que a seguradora recebe o pedido',
  },
  contestacao: { parametros: 'quem assina a carta à seguradora' },
  questionario: {
    envio: 'o link que abre o questionário',
    orcamento: 'o caso que as respostas preenchem',
    solicitacao: 'respostas de um estranho viram solicitação',
  },
  recusa: { orcamento: 'o caso que se perde ou reabre', tarefa: 'o retorno que a recusa marca' },
  parcela: {
    parametros: 'a multa e os juros de quem paga com atraso',
    segurado: 'o que se pode dizer a um cliente, e quando',
    tarefa: 'conferir se uma promessa foi paga, e falar de novo com o cliente',
  },
  reemissao: { endosso: 'quando se pergunta de novo a uma seguradora', parcela: 'se ela ainda espera pagamento' },
  repasse: { lancamento: 'o que sai da conta a cada produtor', parametros: 'se outra pessoa aprova, e a parte do supervisor' },
  segurado: {
    lgpd: 'o link de quem não quer mais receber divulgação',
    parametros: 'quem assina os e-mails aos clientes',
    tarefa: 'as tarefas que se criam de muitos clientes',
    volume: 'quantos e-mails ainda podem sair',
  },
  solicitacao: { orcamento: 'o caso que se abre de uma solicitação' },
  usuario: {
    access: 'o convite, a senha e as cartas do acesso',
    conta: 'as sessões abertas de um usuário',
    orcamento: 'a linha do tempo do caso que muda de mãos',
  },
  venda: {
    apolice: 'a apólice escrita e emitida por uma porta só',
    orcamento: 'a linha do tempo do caso que vira apólice',
    proposta: 'a proposta que se emite, e o número da próxima',
  },
  suporte: { access: 'o limite de tentativas de um código', composition: 'os mapas em que o suporte mexe' },
};

module.exports = { mayUse };
