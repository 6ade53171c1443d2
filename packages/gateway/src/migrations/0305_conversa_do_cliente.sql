-- What a client says and is answered by a link: questions, the broker's answers, and the asking for prices that ended.

alter table balcao.envio_resposta
  -- who of the brokerage wrote it; null when the client did
  add column usuario_id uuid,
  add foreign key (assinatura_id, usuario_id) references balcao.usuario (assinatura_id, id),
  alter column ip drop not null,
  drop constraint envio_resposta_tipo_check,
  drop constraint envio_resposta_check,
  drop constraint envio_resposta_check1,
  add constraint envio_resposta_tipo_check check (tipo in ('ACEITE', 'DUVIDA', 'ATUALIZACAO', 'RESPOSTA', 'RESOLVIDA')),
  add constraint envio_resposta_oferta_check check ((tipo = 'ACEITE') = (oferta_id is not null)),
  add constraint envio_resposta_mensagem_check check (tipo not in ('DUVIDA', 'RESPOSTA') or (mensagem is not null and length(mensagem) <= 4000)),
  -- an answer, and the word that it was given elsewhere, are the brokerage's; all the rest is the client's, with their address as proof
  add constraint envio_resposta_autor_check check ((tipo in ('RESPOSTA', 'RESOLVIDA')) = (usuario_id is not null)),
  add constraint envio_resposta_ip_check check ((usuario_id is null) = (ip is not null));
-- asked once per sending, whoever repeats it
create unique index uma_atualizacao_por_envio on balcao.envio_resposta (envio_id) where tipo = 'ATUALIZACAO';
create index resposta_do_envio on balcao.envio_resposta (envio_id, em);

-- an e-mail that takes an answer to the client, and not the sending itself
alter table balcao.envio_entrega add column resposta_id uuid references balcao.envio_resposta (id);

-- Since when the client of a case, or of one sending of it, waits for the brokerage: the oldest question of a sending not answered after it, or asking for new prices
-- that neither an answer nor a newer sending followed. Null when nobody waits, and once the case is
-- sold or lost; one whose prices ended may still be asked for.
create function balcao.cliente_espera_desde(p_orcamento_id uuid, p_envio_id uuid default null) returns timestamptz
language sql stable set search_path = balcao, pg_temp as $$
  select min(p.em)
  from orcamento o
  join envio_orcamento e on e.orcamento_id = o.id and e.excluido_em is null
  join envio_resposta p on p.envio_id = e.id and p.tipo in ('DUVIDA', 'ATUALIZACAO')
  where o.id = p_orcamento_id and (p_envio_id is null or e.id = p_envio_id) and o.status not in ('FECHADO', 'RECUSADO')
    and not exists (
      select 1 from envio_resposta r where r.envio_id = e.id and r.tipo in ('RESPOSTA', 'RESOLVIDA') and r.em > p.em)
    and not (p.tipo = 'ATUALIZACAO' and exists (
      select 1 from envio_orcamento n where n.orcamento_id = o.id and n.criado_em > p.em and n.excluido_em is null))
$$;

-- {{validade}} is the day the first price ends: the product's own messages promise that, and no more
update balcao.modelo_padrao set corpo =
  E'Olá, {{cliente}}.\n\nPreparamos as opções de seguro para {{bem}}:\n\n{{ofertas}}\n\nOs preços valem até {{validade}}. No link abaixo você compara as coberturas, tira dúvidas e escolhe a sua preferida.\n\nQualquer dúvida, conte comigo.\n{{corretor}}\n{{corretora}}'
  where canal = 'EMAIL' and nome = 'Envio da cotação';
update balcao.modelo_padrao set corpo =
  E'Olá, {{cliente}}.\n\nO seu seguro está perto de vencer. Cotamos de novo e estas são as melhores condições para {{bem}}:\n\n{{ofertas}}\n\nOs preços valem até {{validade}}. Veja os detalhes no link abaixo e evite ficar sem cobertura.\n\n{{corretor}}\n{{corretora}}'
  where canal = 'EMAIL' and nome = 'Renovação';
update balcao.modelo_padrao set corpo =
  E'Olá, {{cliente}}! Aqui é {{corretor}}, da {{corretora}}. Sua cotação para {{bem}} está pronta:\n\n{{ofertas}}\n\nOs preços valem até {{validade}}. Compare e escolha aqui: {{link}}'
  where canal = 'WHATSAPP' and nome = 'Envio da cotação';
update balcao.modelo_padrao set corpo =
  E'Olá, {{cliente}}! Os preços da cotação do seguro para {{bem}} valem até {{validade}}: {{link}}\n\nPosso ajudar em algo? {{corretor}} — {{corretora}}'
  where canal = 'WHATSAPP' and nome = 'Lembrete';
