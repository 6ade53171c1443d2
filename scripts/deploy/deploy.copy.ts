const NUMERO = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

const counted = (quantos: number, um: string, muitos: string) => `${NUMERO.format(quantos)} ${quantos === 1 ? um : muitos}`;
const kb = (bytes: number) => `${NUMERO.format(bytes / 1024)} KB`;
const signed = (bytes: number) => (bytes < 0 ? `−${kb(-bytes)}` : `+${kb(bytes)}`);
const segundos = (ms: number) => `${NUMERO.format(ms / 1000)} s`;

/** Every sentence of the command. */
export const ditos = {
  uso: `npm run deploy -- <parcel> --env <ambiente> --reason "…" [--canary 10] [--tenants a,b] [--users c,d]
npm run deploy -- <parcel>,<parcel>|all --env <ambiente> --reason "…"   vários de uma vez: todos ou nenhum
npm run deploy -- copy <outro> [<parcel>,…] --env <ambiente> --reason "…"   o que outro ambiente tem, inteiro ou por parcel
npm run deploy -- <parcel> --env <ambiente> --reason "…" --build <construção>   uma já registrada, sem construir
npm run deploy -- <parcel> --env <ambiente> --reason "…" --from <pasta>   o que já foi construído em <pasta>
npm run deploy -- <parcel> --env <ambiente> --dry-run               só diz o que aconteceria
npm run deploy -- rollback <parcel> --env <ambiente> [--to <construção>] [--reason "…"]
npm run deploy -- canary <parcel> --env <ambiente> --reason "…" --grow 25 | --promote | --end
npm run deploy -- approve <id> --env <ambiente> [--refuse]
npm run deploy -- status --env <ambiente>
npm run deploy -- history --env <ambiente> [<parcel>] [--limit 20]
npm run deploy -- diff --env <ambiente> <sequência> <sequência>
npm run deploy -- freeze --env <ambiente> --reason "…" | unfreeze --env <ambiente>
npm run deploy -- kill-switch on|off --env <ambiente> --reason "…"
npm run deploy -- create --env <ambiente> --reason "…" [--source <outro>] | remove --env <ambiente> --confirm <ambiente> --reason "…"

Serviço: --url, ou IMPORT_MAP_URL; sem eles, http://localhost:9000/import-maps.
Quem publica: IMPORT_MAP_TOKEN, IMPORT_MAP_PASSWORD ou o arquivo import-map-password de BALCAO_DATA.`,
  ajuda: 'Como se usa: npm run deploy -- --help',
  comandoVazio: 'Diga o que publicar.',
  faltaAmbiente: 'Diga o ambiente com --env.',
  faltaParcel: 'Diga o parcel.',
  faltaId: 'Diga o número da implantação que espera aprovação.',
  faltamSequencias: 'Diga as duas sequências a comparar.',
  faltaMotivo: 'Diga o motivo com --reason.',
  umSoParcel: 'Vários parcels de uma vez vão para todos, da árvore ou de --from: sem --canary, --tenants, --users ou --build.',
  faltaOrigem: 'Diga de que ambiente copiar.',
  faltaConfirmar: (nome: string) => `Para apagar, repita o nome do ambiente: --confirm ${nome}.`,
  ensaio: 'ensaio',
  criado: (nome: string) => `O ambiente ${nome} foi criado.`,
  apagado: (nome: string) => `O ambiente ${nome} foi apagado; o histórico dele fica guardado.`,
  paraQuem: (quem: string) => `para ${quem}`,
  faltaAcaoCanario: 'Diga o que fazer do canário: --grow, --promote ou --end, um só.',
  faltaLigada: 'Diga on ou off.',
  opcaoErrada: (opcao: string) => `Não entendi a opção ${opcao}.`,
  sobra: (texto: string) => `Não entendi "${texto}".`,
  naoSeAplica: (opcao: string) => `--${opcao} não se aplica a este comando.`,
  porcento: (valor: string) => `Uma porcentagem vai de 0 a 100, não "${valor}".`,
  inteiro: (valor: string) => `Era esperado um número inteiro, não "${valor}".`,
  endereco: (valor: string) => `--url deve ser um endereço http, não "${valor}".`,
  construirOuTrazer: 'Escolha --build ou --from.',

  semCredencial: (arquivo: string) =>
    `Não há credencial: defina IMPORT_MAP_TOKEN ou IMPORT_MAP_PASSWORD, ou aponte BALCAO_DATA para onde está o arquivo import-map-password (procurado em ${arquivo}).`,
  comoEntrar: 'Confira IMPORT_MAP_TOKEN ou IMPORT_MAP_PASSWORD: a credencial não é deste serviço, venceu ou foi revogada.',
  comoCompatibilizar: 'Publique antes quem depende disso, ou mantenha o que ele usa até que ele mude.',
  semServico: (url: string) => `O serviço de mapas não responde em ${url}. Ele está no ar? (npm start, ou --url)`,
  demorou: (url: string) => `O serviço de mapas demorou demais a responder em ${url}. Consulte o estado com status antes de repetir.`,
  caiuNaTroca: 'A ligação caiu durante a troca: não se sabe se ela aconteceu. Consulte com history.',
  outroServico: (url: string) => `Em ${url} não há um serviço de mapas: a resposta não é a dele.`,
  inesperado: (mensagem: string) => `Não foi possível: ${mensagem}`,
  parcelDesconhecido: (nome: string, conhecidas: readonly string[]) => `Não há "${nome}" aqui. Há: ${conhecidas.join(', ')}.`,
  semConstrucoes: (arquivo: string) => `Não há construções em ${arquivo}. Construa com npm run build.`,
  naoCompila: (mensagem: string) => `Não compila, e nada foi publicado:\n${mensagem}`,
  congelado: (autor: string, motivo: string | null) =>
    `O ambiente foi congelado por ${autor}${motivo ? ` (${motivo})` : ''}. Nada é publicado até descongelar (unfreeze).`,
  publicadaPorOutro: (servico: string, construcao: string) =>
    `Enquanto isto rodava, outra pessoa publicou ${servico} (agora ${construcao}). Nada foi trocado: veja history e repita, se ainda fizer sentido.`,
  mudouDeNovo: 'O mapa mudou outra vez. Nada foi trocado: repita quando os outros terminarem.',

  publicando: (servico: string, ambiente: string, url: string) => `Publicando ${servico} em ${ambiente} (${url})`,
  enviando: (quantos: number, total: number, bytes: number) =>
    quantos === 0
      ? 'Nada a enviar: o serviço já tem os arquivos.'
      : `Enviando ${quantos} de ${counted(total, 'arquivo', 'arquivos')} (${kb(bytes)})…`,
  reenviando: 'O serviço não tem todos os arquivos; enviando os demais…',
  registrada: (id: string, commit: string) => `Construção ${id}, do commit ${commit.replace(/^([0-9a-f]{10})[0-9a-f]+/, '$1')}.`,
  jaNoAr: (servico: string, id: string) => `${servico} ${id} já está no ar: nada a publicar.`,
  alcance: (partes: readonly string[]) => `Alcance: ${partes.join(' · ')}`,
  rotas: (rotas: readonly string[]) => (rotas.length === 0 ? 'nenhuma rota própria' : `rotas ${rotas.join(', ')}`),
  parcels: (parcels: readonly string[]) => `parcels ${parcels.join(', ')}`,
  assinaturas: (quantas: number) => counted(quantas, 'assinatura', 'assinaturas'),
  sessoes: (quantas: number) => counted(quantas, 'sessão aberta', 'sessões abertas'),
  bytes: (bytes: number, arquivos: number) => `${signed(bytes)} em ${counted(arquivos, 'arquivo novo', 'arquivos novos')}`,
  soSimulado: 'Só uma simulação: nada mudou.',
  mudouAlheio: (mudancas: readonly string[]) =>
    `O mapa mudou enquanto isto rodava${mudancas.length > 0 ? ` (${mudancas.join(', ')})` : ''}. Repetindo com o mapa de agora…`,
  trocaPedida: 'A troca já foi pedida; aguardando a resposta.',
  cancelado: 'Cancelado antes da troca: nada mudou no ambiente.',

  publicada: (sequencia: number, ms: number) => `No ar na sequência ${sequencia}, em ${segundos(ms)}.`,
  deParaServico: (servico: string, de: string | null, para: string | null) => `  ${servico}  ${de ?? '(nada)'} → ${para ?? '(nada)'}`,
  servicos: (quantos: number) => counted(quantos, 'serviço', 'serviços'),
  canario: (servico: string, id: string, quem: string) => `  ${servico}  ${id} para ${quem}; os demais ficam como estão`,
  canarioDe: (porcento: number, assinaturas: readonly string[], usuarios: readonly string[]) =>
    [
      ...(porcento > 0 ? [`${NUMERO.format(porcento)}% das assinaturas`] : []),
      ...(assinaturas.length > 0 ? [counted(assinaturas.length, 'assinatura escolhida', 'assinaturas escolhidas')] : []),
      ...(usuarios.length > 0 ? [counted(usuarios.length, 'usuário escolhido', 'usuários escolhidos')] : []),
    ].join(' e ') || 'ninguém',
  desfazer: (comando: string) => `Para desfazer: ${comando}`,
  ampliar: (comando: string) => `Para dar a todos: ${comando}`,
  semVolta: 'É a primeira construção deste serviço no ambiente: não há para onde voltar.',
  espera: (comando: string) => `Espera por uma segunda pessoa, que a aprova com: ${comando}`,
  retirar: (comando: string) => `Para retirá-la: ${comando}`,

  motivoRetorno: 'retorno pedido na linha de comando',
  retornado: (sequencia: number) => `De volta na sequência ${sequencia}.`,
  semMudanca: 'Nada mudou: já era assim.',
  canarioEncerrado: (servico: string) => `  ${servico}: canário encerrado; todos ficam com o que os outros têm`,
  canarioAmpliado: (sequencia: number, quem: string) => `Canário ampliado na sequência ${sequencia}: ${quem}.`,
  canarioPromovido: (sequencia: number) => `Canário promovido na sequência ${sequencia}: agora é de todos.`,
  canarioFim: (sequencia: number) => `Canário encerrado na sequência ${sequencia}.`,
  aprovada: (sequencia: number) => `Aprovada e no ar na sequência ${sequencia}.`,
  recusada: (sequencia: number) => `Retirada da espera na sequência ${sequencia}.`,
  congelou: (ambiente: string) => `${ambiente} está congelado: nada é implantado até descongelar. Voltar continua possível.`,
  descongelou: (ambiente: string) => `${ambiente} está descongelado.`,
  chaveLigada: (ambiente: string) => `Chave geral ligada em ${ambiente}: canários e substituições estão desativados.`,
  chaveDesligada: (ambiente: string) => `Chave geral desligada em ${ambiente}: canários e substituições voltam a valer.`,

  vazio: 'Nada ainda.',
  estado: (ambiente: string, sequencia: number) => `${ambiente}, sequência ${sequencia}`,
  estadoCanario: (servico: string, id: string, quem: string) => `Canário: ${servico} ${id} para ${quem}`,
  estadoPendente: (id: string, servicos: readonly string[], autor: string) => `Espera aprovação: ${id}  ${servicos.join(', ')} (${autor})`,
  estadoQuarentena: (servico: string, ids: readonly string[]) => `Em quarentena: ${servico} ${ids.join(', ')}`,
  estadoChave: 'Chave geral ligada: canários e substituições desativados.',
  bytesDoMapa: (bytes: number) => `${signed(bytes)} no total.`,
  iguais: 'Os dois mapas são iguais.',
};

/** `20/11/2026 19:49`, by São Paulo's clock wherever the command runs: two people who read one history read one time. */
export const momento = (iso: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' })
    .format(new Date(iso))
    .replace(',', '');

/** What an entry of the log did, by its kind. */
export const feitos: Readonly<Record<string, string>> = {
  publicado: 'publicou',
  retorno: 'voltou',
  base: 'instalou',
  'canario.iniciado': 'abriu canário de',
  'canario.ampliado': 'ampliou canário de',
  'canario.promovido': 'promoveu canário de',
  'canario.encerrado': 'encerrou canário de',
  congelado: 'congelou',
  descongelado: 'descongelou',
  'chaveGeral.true': 'ligou a chave geral',
  'chaveGeral.false': 'desligou a chave geral',
  pendente: 'pediu aprovação de',
  aprovado: 'aprovou',
  recusado: 'retirou da espera',
  revertido: 'retirou por falhar',
  fixado: 'retirou de uma só assinatura, por falhar,',
  liberado: 'liberou da quarentena',
  aviso: 'avisou os donos de',
  'concessao.criada': 'concedeu composição a suporte',
  'concessao.usada': 'usou concessão de suporte',
  'concessao.encerrada': 'encerrou concessão de suporte',
};
