-- What each table holds, in one sentence: `npm run schema` writes them beside the tables.

comment on table balcao.assinatura is 'Quem contrata o produto; o dono de tudo o que tem assinatura_id.';
comment on table balcao.corretora is 'Corretoras de uma assinatura; uma é a principal.';
comment on table balcao.plano is 'Planos que se contratam, com o que cada um permite.';
comment on table balcao.fatura_assinatura is 'Faturas da assinatura: valor, vencimento, situação.';
comment on table balcao.cadastro is 'Cadastros de corretoras novas já concluídos, pela chave de quem os pediu.';
comment on table balcao.termo_versao is 'Versões publicadas dos termos de uso.';
comment on table balcao.termo_assinado is 'Quem aceitou qual versão dos termos, e quando.';
comment on table balcao.perfil_automacao is 'Perfil da automação de cada usuário; do token, só o resumo.';
comment on table balcao.parametro_cotacao is 'Escolhas da assinatura sobre cotações, como os dias até um orçamento expirar.';
comment on table balcao.sequencia is 'Último número dado a cada espécie de registro de uma assinatura.';

comment on table balcao.usuario is 'Pessoas que entram no produto: permissões, senha em resumo, situação.';
comment on table balcao.perfil_acesso is 'Permissões guardadas com um nome, para vários usuários, e de quem eles veem os registros.';
comment on table balcao.sessao is 'Sessões abertas e encerradas; do token, só o resumo.';
comment on table balcao.prova_acesso is 'Provas de uso único mandadas fora de uma sessão: senha esquecida, e-mail novo.';
comment on table balcao.segundo_fator is 'Segredo selado do segundo fator de cada usuário.';
comment on table balcao.codigo_recuperacao is 'Códigos de reserva do segundo fator, em resumo.';
comment on table balcao.tentativa_acesso is 'Tentativas erradas de entrada, por resumo de quem e de onde.';
comment on table balcao.preferencia_usuario is 'O que cada usuário escolheu da aparência: tema, densidade, menu.';
comment on table balcao.tour_usuario is 'Passeios guiados que cada usuário já viu.';

comment on table balcao.segurado is 'Clientes da corretora: pessoas e empresas.';
comment on table balcao.produtor is 'Quem traz negócios à corretora e recebe repasse.';
comment on table balcao.regra_repasse is 'Quanto de cada comissão é repassado a um produtor, e quando.';
comment on table balcao.seguradora_tenant is 'Seguradoras com que uma corretora trabalha, e as credenciais seladas.';
comment on table balcao.ramo_assinatura is 'O que uma assinatura mudou de um ramo do catálogo.';
comment on table balcao.conjunto is 'Seguradoras ou coberturas guardadas com um nome, para aplicar a outros orçamentos.';
comment on table balcao.filtro_salvo is 'Filtros de listas guardados com um nome.';
comment on table balcao.importacao_cadastro is 'Planilhas de cadastro à espera de virar registros.';

comment on table balcao.seguradora is 'Seguradoras que o produto conhece, e as que uma assinatura acrescentou.';
comment on table balcao.ramo is 'Ramos de seguro, com o código da SUSEP.';
comment on table balcao.ramo_iof is 'Alíquota de IOF de cada ramo, de quando até quando.';
comment on table balcao.cnae is 'Atividades de empresas, da tabela de subclasses do IBGE.';
comment on table balcao.fipe is 'Modelos de veículos da tabela FIPE, por ano e combustível.';
comment on table balcao.veiculo_placa is 'Veículo de cada placa conhecida.';
comment on table balcao.cep is 'Endereço de cada CEP.';
comment on table balcao.cep_faixa is 'Faixa de CEPs de cada cidade.';
comment on table balcao.catalogo_versao is 'De que arquivo cada catálogo foi enchido, e quando.';

comment on table balcao.orcamento is 'Orçamentos: um risco a segurar, do rascunho ao desfecho.';
comment on table balcao.orcamento_evento is 'O que aconteceu a um orçamento, em ordem.';
comment on table balcao.orcamento_recusa is 'Cada vez que um orçamento se perdeu, e por quê.';
comment on table balcao.anexo is 'Arquivos de um orçamento; os bytes ficam no balde.';
comment on table balcao.declaracao_saude is 'Declarações pessoais de saúde para uma oferta, seladas, e o consentimento delas.';
comment on table balcao.cotacao is 'Rodadas de cálculo de um orçamento, com o retrato do que se perguntou.';
comment on table balcao.resultado_cotacao is 'O que cada seguradora respondeu a uma rodada.';
comment on table balcao.oferta_cotacao is 'Ofertas de um resultado: prêmio, coberturas, parcelamentos.';
comment on table balcao.referencia_oferta is 'O que uma seguradora precisa ouvir para efetivar uma oferta; nunca vai ao navegador.';

comment on table balcao.questionario_link is 'Links de questionário mandados a clientes; do token, só o resumo.';
comment on table balcao.questionario_arquivo is 'Arquivos que um cliente mandou com o questionário.';
comment on table balcao.solicitacao_cotacao is 'Pedidos de cotação de clientes, de um questionário ou da página pública.';
comment on table balcao.modelo_mensagem is 'Mensagens que uma assinatura escreveu para os seus envios.';
comment on table balcao.modelo_padrao is 'Mensagens com que toda assinatura começa.';
comment on table balcao.envio_orcamento is 'Orçamentos mandados a clientes: o que, a quem, por que link.';
comment on table balcao.envio_entrega is 'Cada e-mail de um envio e o que foi feito dele.';
comment on table balcao.envio_resposta is 'O que o cliente respondeu a um envio.';

comment on table balcao.proposta is 'Propostas transmitidas às seguradoras, da oferta escolhida à apólice.';
comment on table balcao.resposta_exigencia is 'Respostas da corretora às exigências de uma proposta.';
comment on table balcao.anexo_da_resposta is 'Anexos de cada resposta a uma exigência.';
comment on table balcao.aviso_seguradora is 'Avisos que uma seguradora já deu, para que repetidos nada mudem.';
comment on table balcao.parcela is 'Parcelas do prêmio de uma proposta.';
comment on table balcao.comissao is 'Comissões a receber e recebidas.';
comment on table balcao.apolice is 'Apólices da carteira, com vigência e situação da renovação.';
comment on table balcao.sinistro is 'Sinistros das apólices.';

comment on table balcao.tarefa is 'Tarefas do corretor, com prazo e responsável.';
comment on table balcao.atividade is 'O que o dia do corretor mostra como recente.';
comment on table balcao.notificacao is 'Avisos a cada usuário, lidos ou não.';
comment on table balcao.mensagem_provedor is 'O que o provedor diz a todos os administradores.';
comment on table balcao.webinar is 'Webinars anunciados.';
comment on table balcao.inscricao_webinar is 'Quem se inscreveu em qual webinar.';

comment on table balcao.busca_item is 'O que a busca acha: uma linha por registro que se procura.';
comment on table balcao.busca_chave is 'Valores por que um item se acha, pelo começo ou pelo meio: nome, documento, placa, número.';
comment on table balcao.busca_palavra is 'Palavras dos itens, para sugerir a parecida quando nada se acha.';
comment on table balcao.busca_recente is 'O que cada usuário abriu da busca há pouco, e o que fixou.';
comment on table balcao.lista_contagem is 'Quantos registros há em cada lista, em diferenças que se somam.';
comment on table balcao.cotacao_lista is 'A lista de cálculos, uma linha por rodada: por onde se filtra e ordena.';
comment on table balcao.perda_lista is 'A lista de perdas, uma linha por orçamento perdido: por onde se filtra, ordena e soma.';

comment on table balcao.menu_item is 'Itens do menu, antes das permissões de cada um.';
comment on table balcao.aplicativo is 'Aplicativos do menu de aplicativos.';
comment on table balcao.novidade is 'Novidades do carrossel.';
comment on table balcao.codigo_suporte is 'Códigos que um usuário dá ao suporte para ser atendido.';
comment on table balcao.ato_suporte is 'O que o suporte fez a uma assinatura; só se acrescenta.';
comment on table balcao.acesso_suporte is 'Cada abertura da janela externa de suporte.';

comment on table balcao.auditoria is 'Trilha de cada mudança, por mês: antes, depois, quem, de onde.';
comment on table balcao.evento is 'Fatos a publicar depois da transação que os causou.';
comment on table balcao.idempotencia is 'Respostas já dadas a escritas com chave, para não as repetir.';
comment on table balcao.processo is 'Gateways que rodam, e quando foram vistos.';
comment on table balcao.contagem_pedido is 'Pedidos contados por janela, de todos os gateways juntos.';
