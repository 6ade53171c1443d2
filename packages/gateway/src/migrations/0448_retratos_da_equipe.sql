-- The published page of an address also says how big the portraits of its team are: one that is not kept any more is not drawn.
create or replace function balcao.ler_pagina_publica(p_slug text)
returns table (conteudo jsonb, consentimento_versao integer, corretora jsonb, logo_da_corretora text, tamanhos jsonb)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select v.conteudo, v.consentimento_versao, jsonb_build_object('nome', c.fantasia, 'cnpj', c.cnpj, 'susep', c.susep), c.logo_sha256,
    coalesce((
      select jsonb_object_agg(i.sha256, jsonb_build_object('largura', i.largura, 'altura', i.altura)) from imagem_pagina i
      where i.assinatura_id = b.assinatura_id and (
        i.sha256 in (v.conteudo ->> 'logo', v.conteudo ->> 'foto')
        or i.sha256 in (select pessoa ->> 'foto' from jsonb_array_elements(v.conteudo -> 'equipe') pessoa))), '{}')
  from buscar_pagina_publica(p_slug) b
  join pagina_publica p on p.id = b.id
  join pagina_publicada v on v.id = b.publicada_id
  join corretora c on c.id = p.corretora_id
$$;

comment on table balcao.imagem_pagina is 'Logos, fotos e retratos da página pública, redesenhados pelo gateway; o retrato de quem saiu da página é apagado.';

-- An image that was sent and never saved is of no page: it goes after a week.
create or replace function balcao.limpar_vencidos(p_agora timestamptz) returns void
language sql security definer set search_path = balcao, pg_temp as $$
  delete from sessao where expira_em < p_agora - interval '30 days';
  delete from prova_acesso where expira_em < p_agora - interval '7 days';
  delete from idempotencia where criado_em < p_agora - interval '2 days';
  delete from evento where publicado_em < p_agora - interval '7 days';
  delete from tentativa_acesso where atualizado_em < p_agora - interval '2 days';
  delete from processo where visto_em < p_agora - interval '1 day';
  delete from codigo_suporte where expira_em < p_agora;
  delete from codigo_titular where expira_em < p_agora - interval '1 day';
  delete from importacao_cadastro where criado_em < p_agora - interval '7 days';
  delete from imagem_pagina i where i.criado_em < p_agora - interval '7 days'
    and not exists (select from pagina_publica p where p.assinatura_id = i.assinatura_id and strpos(p.rascunho::text, i.sha256) > 0)
    and not exists (select from pagina_publicada v where v.assinatura_id = i.assinatura_id and strpos(v.conteudo::text, i.sha256) > 0);
$$;
