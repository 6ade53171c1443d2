-- The shares of a policy on a day are asked for by the policy alone, also by functions that look as the owner: behind the subscription in the index, each
-- of those questions read every division of every subscription, and after a large transfer the expected shares were never worked out in time.
drop index balcao.divisao_da_apolice;
create index divisao_da_apolice on balcao.divisao_produtor (apolice_id, desde, id);
