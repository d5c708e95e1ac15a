-- Lists the suspended users, and says of one whether they are, without the other cases in force.
create index cases_suspending on cases (concerned_id) where is_in_force and measure = 'suspend';
